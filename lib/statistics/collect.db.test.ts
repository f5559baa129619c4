import { POST } from "@/app/api/events/route";
import { db } from "@/lib/platform/db/client";
import { msPerHour, msPerMinute } from "@/lib/platform/time/instant";

import { collect } from "./collect";
import { forgetSalts } from "./commands/salts";
import { eventsStored } from "./commands/store-events";
import { sweepStatistics } from "./commands/sweep";
import type { ReportedEvent } from "./schema";

/** Noon in the office's zone. */
const noon = Date.parse("2034-03-14T16:00:00Z");
const midnight = Date.parse("2034-03-15T04:00:00Z");
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
const headers = (other: Record<string, string> = {}) =>
  new Headers({ "user-agent": firefox, "x-client-address": "203.0.113.77", ...other });
const view = (path: string, at?: number): ReportedEvent => ({
  name: "page_view",
  path,
  ...(at === undefined ? {} : { at: new Date(at).toISOString() }),
});

async function report(events: readonly ReportedEvent[], now = noon, sender = headers()) {
  collect(events, sender, now);
  await eventsStored();
  return stored();
}
const stored = () => db.analyticsEvent.findMany({ orderBy: [{ at: "asc" }, { key: "asc" }] });

beforeEach(async () => {
  await db.analyticsEvent.deleteMany();
  await db.analyticsStaleHour.deleteMany();
  await db.analyticsSalt.deleteMany();
  forgetSalts();
  await sweepStatistics(noon);
});

const send = (body: unknown) =>
  POST(
    new Request("http://localhost:3000/api/events", {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": firefox, "x-client-address": "203.0.113.9" },
      body: JSON.stringify(body),
    }),
    { params: Promise.resolve({}) },
  );

describe("POST /api/events", () => {
  it("answers 204 and stores the event", async () => {
    await sweepStatistics(Date.now());
    const response = await send({ events: [{ name: "phone_call", path: "/de/contact", props: { place: "header" } }] });
    expect([response.status, await response.text()]).toEqual([204, ""]);
    await eventsStored();
    expect(await stored()).toMatchObject([
      { name: "phone_call", route: "/contact", locale: "de", device: "computer", props: { place: "header" } },
    ]);
    expect(await db.analyticsStaleHour.count()).toBe(1);
  });

  it.each([
    ["an unknown event", { name: "loss_entered", path: "/" }],
    ["an event that only the server counts", { name: "purchase", path: "/", props: { service: "other", by: "api" } }],
    ["an unknown property", { name: "page_view", path: "/", props: { email: "zoe@example.org" } }],
    ["free text as a property", { name: "click", path: "/", props: { target: "Help me", place: "main" } }],
    ["a full address as path", { name: "page_view", path: "https://firm.example/" }],
  ])("refuses %s with 422", async (_what, event) => {
    expect((await send({ events: [event] })).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it("refuses more than 50 events, and none", async () => {
    const sent = [51, 0].map((count) => send({ events: Array(count).fill({ name: "page_view", path: "/" }) }));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([422, 422]);
  });
});

it.each<[string, Record<string, string>]>([
  ["a browser that sends Global Privacy Control", { "sec-gpc": "1" }],
  ["a browser that sends Do Not Track", { dnt: "1" }],
  ["a bot", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
  ["a program without a name", { "user-agent": "" }],
  ["a page that is loaded ahead", { "sec-purpose": "prefetch;prerender" }],
  ["an older browser that loads a page ahead", { purpose: "prefetch" }],
  ["staff", { cookie: "locale=de; __Host-next-auth.session-token=abc" }],
  ["staff with a long cookie", { cookie: "next-auth.session-token.0=abc" }],
])("stores nothing of %s", async (_who, other) => {
  expect(await report([view("/")], noon, headers(other))).toEqual([]);
});

it("stores nothing of the staff's pages", async () => {
  expect(await report([view("/dashboard/clients/123"), view("/de/login/reset/abc")])).toEqual([]);
});

it.each([
  ["/booking/manage/TOKEN?x=TOKEN", "/booking/manage/{token}"],
  ["/de/booking/pay/TOKEN", "/booking/pay/{token}"],
  ["/fr-ca/newsletter/confirm/TOKEN#TOKEN", "/newsletter/confirm/{token}"],
  ["/newsletter/unsubscribe/TOKEN", "/newsletter/unsubscribe/{token}"],
  ["/booking/TOKEN", "/booking/{serviceId}"],
  ["/services/cryptocurrency-recovery", "/services/cryptocurrency-recovery"],
  ["/booking/manege/TOKEN/x", "/not-found"],
  ["/services/TOKEN", "/not-found"],
])("stores %s as %s", async (path, route) => {
  const token = "aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5zA7bC9d";
  const props = { utm_campaign: token, utm_source: `x ${token}`, referrer: `${token}.example.org` };
  const events = await report([{ name: "page_view", path: path.replaceAll("TOKEN", token), props }]);
  expect(events.find(({ name }) => name === "page_view")).toMatchObject({ route, source: "other", campaign: "other" });
  const everything = await db.$queryRaw`select row_to_json(e)::text as row from analytics_events e`;
  expect(JSON.stringify(everything).toLowerCase()).not.toContain(token.slice(0, 12).toLowerCase());
});

it("stores source, campaign and country as codes, and the events that a page view also is", async () => {
  const props = { ad: true, utm_campaign: "Autumn 2034", zone: "Europe/Berlin", referrer: "www.bing.com" };
  const events = await report([{ name: "page_view", path: "/de/financial-recovery", props }]);
  expect(events.map(({ name }) => name).toSorted()).toEqual(["page_view", "service_interest"]);
  expect(events.find(({ name }) => name === "page_view")).toMatchObject({
    source: "google-paid",
    campaign: "autumn-2034",
    country: "DE",
    locale: "de",
    route: "/financial-recovery",
    props: {},
  });
});

it("stores a repeated batch once", async () => {
  const batch = [view("/", noon - msPerMinute), view("/faq", noon)];
  await report(batch);
  expect(await report(batch, noon + msPerMinute)).toHaveLength(2);
});

it("takes the same visitor for one network and browser, and another for another, another day or another salt", async () => {
  await report([view("/")]);
  await report([view("/faq")], noon + 1, headers({ "x-client-address": "203.0.113.201" }));
  await report([view("/blog")], noon + 2, headers({ "x-client-address": "203.0.114.77" }));
  await report([view("/about")], noon + 3, headers({ "user-agent": `${firefox} x` }));
  await report([view("/verify")], noon + 24 * msPerHour);
  const visitors = (await stored()).filter(({ name }) => name === "page_view").map(({ visitor }) => visitor);
  expect(visitors[0]).toBe(visitors[1]);
  expect(new Set(visitors).size).toBe(4);
  await db.analyticsSalt.deleteMany();
  forgetSalts();
  await report([view("/")], noon + 4);
  expect((await stored()).find(({ at }) => at.getTime() === noon + 4)?.visitor).not.toBe(visitors[0]);
});

it("continues a visit at midnight with yesterday's salt until it ends", async () => {
  const at = (minutes: number) => midnight + minutes * msPerMinute;
  await report([view("/", at(-5)), view("/faq", at(10))], at(10));
  await report([view("/blog")], at(39));
  await report([view("/about")], at(70));
  await report([view("/")], at(80));
  const visitors = (await stored()).map(({ visitor }) => visitor);
  expect(visitors.map((visitor) => visitors.indexOf(visitor))).toEqual([0, 0, 0, 3, 3]);
});

it("corrects a clock that is wrong, and keeps the distances of its events", async () => {
  const wrong = Date.parse("2019-01-01T00:00:00Z");
  await report([view("/", wrong - msPerMinute), view("/faq", wrong)]);
  expect((await stored()).map(({ at }) => at.getTime())).toEqual([noon - msPerMinute, noon]);
});

it("deletes salts at most 48 hours after they were made, and months of events after 13 months", async () => {
  await report([view("/")]);
  await sweepStatistics(noon + 46 * msPerHour);
  expect(await db.analyticsSalt.count()).toBe(1);
  await sweepStatistics(noon + 47 * msPerHour);
  expect(await db.analyticsSalt.count()).toBe(0);
  await sweepStatistics(Date.parse("2035-03-31T23:00:00Z"));
  expect(await db.analyticsEvent.count()).toBe(1);
  await sweepStatistics(Date.parse("2035-04-01T01:00:00Z"));
  expect(await db.analyticsEvent.count()).toBe(0);
});

it("loses events without an error if the table is missing", async () => {
  await db.$executeRaw`alter table analytics_events rename to hidden_events`;
  collect([view("/")], headers(), noon);
  await expect(eventsStored()).resolves.toBeUndefined();
  await db.$executeRaw`alter table hidden_events rename to analytics_events`;
});
