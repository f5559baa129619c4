import { db } from "@/lib/platform/db/client";
import { eventsStored } from "@/lib/statistics/commands/store-events";
import { sweepStatistics } from "@/lib/statistics/commands/sweep";

import { countCompleted, namedSource, withStep } from "./progress";

const now = Date.parse("2034-03-14T16:00:00Z");
const moment = { locale: "en", now };

it("counts each step once, with the time since the step before", async () => {
  await sweepStatistics(now);
  await db.analyticsEvent.deleteMany();
  const service = withStep({ source: "bing" }, "service", now - 100_000);
  const date = withStep(service, "date", now);
  countCompleted("service", undefined, moment);
  countCompleted("date", service, moment);
  countCompleted("date", date, moment);
  expect(withStep(date, "service", now + 1)).toEqual(date);
  await eventsStored();
  const events = await db.analyticsEvent.findMany({ orderBy: { source: "asc" } });
  expect(events).toMatchObject([
    { source: "", props: { step: "service", took: 0 } },
    { source: "bing", props: { step: "date", took: 135 } },
  ]);
});

it.each([
  ["https://firm.example/booking?utm_source=News%20letter", {}, "news-letter"],
  ["https://firm.example/de/booking?gclid=secret", {}, "google-paid"],
  ["https://firm.example/booking?step=service", {}, ""],
  ["https://firm.example/booking?utm_source=bing", { "sec-gpc": "1" }, ""],
  ["https://firm.example/booking?utm_source=bing", { dnt: "1" }, ""],
  ["not an address", {}, ""],
])("of %s with %j, the source is what the address names", (referer, headers, source) => {
  expect(namedSource(new Headers({ referer, ...headers }))).toBe(source);
});
