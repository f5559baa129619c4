import { db } from "@/lib/platform/db/client";
import { readSources } from "@/lib/testing/architecture/source";

import { rollUpEvents } from "./commands/roll-up";
import { sweepStatistics } from "./commands/sweep";
import { compareLogs } from "./testing/compare-logs";
import { clearStatistics, randomLog, receive } from "./testing/random-log";
import { storedReport } from "./testing/stored-report";

/** The flood test compares 1,000 logs. */
it("rollups and reports of random logs equal naive counts", () => compareLogs(2, 5));

it("a late event that begins a visit earlier takes it out of the hour in which it seemed to begin", async () => {
  await clearStatistics();
  const noon = Date.parse("2034-03-14T16:00:00Z");
  await sweepStatistics(noon);
  const event = {
    name: "page_view",
    route: "/",
    locale: "en",
    device: "phone",
    country: "",
    source: "",
    campaign: "",
  } as const;
  const view = (at: number) =>
    receive([{ browser: "one", now: noon + 600_000, events: [{ ...event, at, props: {} }] }]);
  await view(noon + 300_000);
  await rollUpEvents();
  await view(noon - 300_000);
  await rollUpEvents();
  const hours = await db.analyticsHour.findMany({ where: { dimension: "" } });
  expect(hours).toMatchObject([
    { hour: new Date("2034-03-14T15:00:00Z"), visits: 1, hits: 2, bounces: 0, seconds: 600 },
  ]);
});

it("a second run changes nothing", async () => {
  await clearStatistics();
  const { start, batches } = randomLog(99);
  await sweepStatistics(start);
  for (const batch of batches) await receive([batch]);
  await rollUpEvents();
  const before = await storedReport();
  await db.$executeRaw`
    insert into analytics_stale_hours select distinct date_trunc('hour', at, 'UTC'), 1 from analytics_events`;
  await rollUpEvents();
  expect(await storedReport()).toEqual(before);
  expect(await db.analyticsStaleHour.count()).toBe(0);
});

it("keeps an hour stale if an event came while it was counted", async () => {
  await clearStatistics();
  const { start, batches } = randomLog(99);
  await sweepStatistics(start);
  for (const batch of batches) await receive([batch]);
  await db.$executeRaw`
    create function a_later_event() returns trigger language plpgsql as $$ begin
      update analytics_stale_hours set version = version + 1 where hour = (select min(hour) from analytics_stale_hours);
      return null;
    end $$`;
  await db.$executeRaw`
    create trigger a_later_event after insert on analytics_outcomes for each statement execute function a_later_event()`;
  try {
    await rollUpEvents();
    expect(await db.analyticsStaleHour.count()).toBe(1);
  } finally {
    await db.$executeRaw`drop function a_later_event cascade`;
  }
  await rollUpEvents();
  expect(await db.analyticsStaleHour.count()).toBe(0);
});

it("counts fewer hours at once if many take too long together", async () => {
  await clearStatistics();
  const { start, batches } = randomLog(99);
  await sweepStatistics(start);
  for (const batch of batches) await receive([batch]);
  expect(await db.analyticsStaleHour.count()).toBeGreaterThan(2);
  await db.$executeRaw`
    create function too_many_hours() returns trigger language plpgsql as $$ begin
      if (select count(distinct hour) from added) > 1 then raise exception 'too slow' using errcode = '57014'; end if;
      return null;
    end $$`;
  await db.$executeRaw`
    create trigger too_many_hours after insert on analytics_outcomes referencing new table as added
    for each statement execute function too_many_hours()`;
  try {
    await rollUpEvents();
    expect(await db.analyticsStaleHour.count()).toBe(0);
  } finally {
    await db.$executeRaw`drop function too_many_hours cascade`;
  }
});

it("only the statistics' own commands read events and visits; reports with several filters read visits", () => {
  const readers = (pattern: RegExp) =>
    readSources()
      .filter(({ text }) => pattern.test(text))
      .map(({ path }) => path)
      .filter((path) => !path.startsWith("lib/statistics/commands/") && !/\.test\.ts$|\/testing\/|^bench\//.test(path));
  expect(readers(/analytics_events|analyticsEvent\b/)).toEqual(["lib/rights/classes/others.ts"]);
  expect(readers(/analytics_visits|analyticsVisit\b/)).toEqual([
    "lib/rights/classes/others.ts",
    "lib/statistics/reports/queries/measures.ts",
  ]);
});
