import { only } from "@/lib/platform/web/api";
import { siteStatus } from "@/lib/platform/status/site-status";
import type { Status } from "@/lib/platform/status/site-status";

/** Monitors may ask as often as they like. The checks run at most once in this time, in milliseconds. */
const lifetime = 5_000;

let cached: { readonly status: Promise<Status>; readonly until: number } | undefined;

/** Responds with one word for each part of the site, and with 503 if a part has failed. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({
  async GET() {
    const now = Date.now();
    if (!cached || cached.until <= now) cached = { status: siteStatus(), until: now + lifetime };
    const status = await cached.status;
    const isWell = Object.values(status).every((word) => word !== "failed");
    return Response.json(status, { status: isWell ? 200 : 503, headers: { "cache-control": "no-store" } });
  },
});
