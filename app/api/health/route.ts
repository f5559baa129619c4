import { only } from "@/lib/platform/web/api";
import { env } from "@/lib/platform/env";

/** Responds with status 200 and the id of the build. Any response shows that the process serves requests. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({
  GET: () =>
    Promise.resolve(
      Response.json(
        { status: "ok", build: env().BUILD_FINGERPRINT ?? "development" },
        { headers: { "cache-control": "no-store" } },
      ),
    ),
});
