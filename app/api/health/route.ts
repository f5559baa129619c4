import { only } from "@/lib/platform/api";
import { env } from "@/lib/platform/env";

/** 200 while the process serves requests, with the id of its build. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({
  GET: () =>
    Promise.resolve(
      Response.json(
        { status: "ok", build: env().BUILD_FINGERPRINT ?? "development" },
        { headers: { "cache-control": "no-store" } },
      ),
    ),
});
