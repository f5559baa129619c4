import { ok } from "@/lib/platform/result";
import { only, route } from "@/lib/platform/web/api";
import { collect } from "@/lib/statistics/collect";
import { googleConsent } from "@/lib/privacy/choices-cookie";
import { reportToGoogle } from "@/lib/privacy/google/report-event";
import { routeOf } from "@/lib/statistics/route-of";
import { eventsSchema } from "@/lib/statistics/schema";

const report = route({
  name: "events.report",
  limit: "events",
  schema: eventsSchema,
  async run({ events }, { headers, now }) {
    collect(events, headers, now);
    for (const { name, path } of events) {
      const page = name === "exception" ? routeOf(path) : undefined;
      if (page) reportToGoogle("exception", await googleConsent(), { route: page.route, now });
    }
    return ok(null);
  },
  respond: () => new Response(null, { status: 204, headers: { "cache-control": "no-store" } }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: report });
