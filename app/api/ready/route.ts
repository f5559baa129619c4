import { only } from "@/lib/platform/web/api";
import { readiness } from "@/lib/platform/readiness";

/**
 * Responds with 200 if this process may get visitors: the database responds and all migrations are applied. If a
 * setting is missing, the server in front of this route has already responded with 503.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({
  async GET() {
    const checks = await readiness();
    const isReady = Object.values(checks).every(Boolean);
    const words = Object.fromEntries(Object.entries(checks).map(([name, isWell]) => [name, isWell ? "ok" : "failed"]));
    return Response.json(
      { status: isReady ? "ok" : "unavailable", checks: { ...words, settings: "ok" } },
      {
        status: isReady ? 200 : 503,
        headers: { "cache-control": "no-store", ...(isReady ? {} : { "retry-after": "5" }) },
      },
    );
  },
});
