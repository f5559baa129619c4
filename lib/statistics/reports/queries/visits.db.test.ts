import { db } from "@/lib/platform/db/client";

import { rollUpEvents } from "../../commands/roll-up";
import { sweepStatistics } from "../../commands/sweep";
import { clearStatistics, receive } from "../../testing/random-log";
import { dimensions, funnelDimensions } from "../dimension";
import { bookingsMade, firstReply } from "./by-day";
import { funnel, funnelRows } from "./funnel";
import { outcomes } from "./outcomes";
import { topRows, visitSeries } from "./visits";

const noon = Date.parse("2034-03-14T16:00:00Z");
const period = { from: "2034-03-13", to: "2034-03-15" } as const;
const event = { name: "page_view", locale: "en", device: "phone", country: "CA", campaign: "", props: {} } as const;

beforeAll(async () => {
  await clearStatistics();
  await sweepStatistics(noon);
  const visit = (browser: string, source: string, routes: readonly string[]) =>
    receive([
      {
        browser,
        now: noon + 600_000,
        events: routes.map((route, index) => ({ ...event, source, route, at: noon + index * 60_000 })),
      },
    ]);
  await visit("one", "google", ["/", "/faq"]);
  await visit("two", "google", ["/"]);
  await visit("three", "bing", ["/faq", "/"]);
  const counted = { ...event, route: "", source: "", at: noon };
  const step = (step: string) => ({ ...counted, name: "booking_step", props: { step } }) as const;
  const error = {
    ...counted,
    name: "booking_error",
    props: { step: "details", code: "VALIDATION_ERROR.email" },
  } as const;
  await receive([{ browser: undefined, now: noon, events: [step("service"), step("service"), step("date"), error] }]);
  await rollUpEvents();
});

it("returns every day of the period, and one row for each value", async () => {
  const { total, days } = await visitSeries(period, []);
  expect(total).toMatchObject({ visitors: 3, visits: 3, hits: 5, bounces: 1, seconds: 120 });
  expect(days).toMatchObject([
    { day: "2034-03-13", visitors: 0 },
    { day: "2034-03-14", visitors: 3 },
    { day: "2034-03-15", visitors: 0 },
  ]);
  const { rows, others } = await topRows("source", period, [], 1);
  expect(rows).toMatchObject([{ value: "google", visitors: 2, visits: 2, hits: 3 }]);
  expect(others).toMatchObject({ values: 1, visitors: 1, hits: 2 });
});

it("leaves the visits with a value, in all lists", async () => {
  const google = { dimension: "source", value: "google" } as const;
  expect((await visitSeries(period, [google])).total).toMatchObject({ visitors: 2, bounces: 1 });
  expect((await topRows("entry", period, [google])).rows).toMatchObject([{ value: "/", visitors: 2 }]);
  expect((await topRows("source", period, [google])).rows).toMatchObject([{ value: "google", visitors: 2 }]);
});

it("leaves the visits with several values, pages and events", async () => {
  const [market, entry] = [
    { dimension: "market", value: "CA/en" },
    { dimension: "entry", value: "/" },
  ] as const;
  const faq = { dimension: "route", value: "/faq" } as const;
  expect(await visitSeries(period, [market, entry])).toEqual(await visitSeries(period, [entry]));
  expect(await topRows("source", period, [market, entry])).toEqual(await topRows("source", period, [entry]));
  expect(await topRows("route", period, [market, faq])).toEqual(await topRows("route", period, [faq]));
  expect((await visitSeries(period, [entry, faq])).total).toMatchObject({ visitors: 1, visits: 1, hits: 2 });
  expect((await visitSeries(period, [faq, { dimension: "event", value: "click" }])).total.visits).toBe(0);
});

it("counts steps and the errors met, by language and device", async () => {
  const steps = await funnel(period, []);
  expect(steps).toMatchObject([
    { step: "service", count: 2, errors: [] },
    { step: "date", count: 1 },
    { step: "details", count: 0, errors: [{ code: "VALIDATION_ERROR", field: "email", count: 1 }] },
    { step: "confirm", count: 0 },
  ]);
  const german = await funnel(period, [{ dimension: "locale", value: "de" }]);
  expect(german[0]).toMatchObject({ count: 0 });
  expect(await funnelRows("device", period, [])).toMatchObject([{ value: "phone", counts: { service: 2, date: 1 } }]);
});

it("works without the table of events, so no report reads it", async () => {
  const filters = [
    { dimension: "locale", value: "en" },
    { dimension: "route", value: "/faq" },
  ] as const;
  await db.$executeRaw`alter table analytics_events rename to hidden_events`;
  try {
    for (const some of [[], filters.slice(0, 1), filters]) {
      expect((await visitSeries(period, some)).total.visits).toBeGreaterThan(0);
      for (const dimension of dimensions) await topRows(dimension, period, some);
      expect(await funnel(period, some)).toHaveLength(4);
    }
    for (const dimension of funnelDimensions) await funnelRows(dimension, period, filters);
    for (const by of ["service", "adviser"] as const) await outcomes(by, period, "en");
    await firstReply(period);
    await bookingsMade(period);
  } finally {
    await db.$executeRaw`alter table hidden_events rename to analytics_events`;
  }
});
