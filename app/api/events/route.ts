import { ok } from "@/lib/platform/result";
import { only, route } from "@/lib/platform/web/api";
import { collect } from "@/lib/statistics/collect";
import { eventsSchema } from "@/lib/statistics/schema";

const report = route({
  name: "events.report",
  limit: "events",
  schema: eventsSchema,
  run({ events }, { headers, now }) {
    collect(events, headers, now);
    return Promise.resolve(ok(null));
  },
  respond: () => new Response(null, { status: 204, headers: { "cache-control": "no-store" } }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: report });
