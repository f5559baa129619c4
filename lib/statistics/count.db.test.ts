import { withRequest } from "@/lib/platform/request/request-context";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";

import { eventsStored } from "./commands/store-events";
import { sweepStatistics } from "./commands/sweep";
import { count, countErrors } from "./count";

const now = Date.parse("2034-03-14T16:00:00Z");
const moment = { locale: "fr-CA", now };
const stored = async () => {
  await eventsStored();
  return db.analyticsEvent.findMany({ orderBy: { name: "asc" } });
};

beforeEach(async () => {
  await sweepStatistics(now);
  await db.analyticsEvent.deleteMany();
});

it("counts each of two equal events, without a visitor", async () => {
  withRequest({ id: "r", address: "203.0.113.7", agent: "Mozilla/5.0 (iPhone) Mobile" }, () => {
    for (let times = 0; times < 2; times += 1) count("purchase", { service: "other", by: "wizard" }, moment);
  });
  const event = { name: "purchase", visitor: 0n, locale: "fr-CA", device: "phone", route: "" };
  expect(await stored()).toMatchObject([event, event]);
  expect(await db.analyticsSalt.count()).toBe(0);
});

it("counts nothing of signed-in staff", async () => {
  withRequest({ id: "r", isStaff: true }, () => count("form_submit", { form: "lead" }, moment));
  expect(await stored()).toEqual([]);
});

it("counts each wrong field of a refused step without what was typed, and no completed one", async () => {
  const note = countErrors("details", (step) => step === "confirm");
  note(ok("confirm"), moment);
  note(ok("replaced"), moment);
  note(fail("VALIDATION_ERROR", { codes: { email: ["emailInvalid:zoe@example.org"], phone: ["invalid"] } }), moment);
  note(fail("BOOKING_CONFLICT"), moment);
  const events = await stored();
  expect(events.map(({ name, props }) => [name, (props as { code?: string }).code]).toSorted()).toEqual([
    ["booking_error", "BOOKING_CONFLICT"],
    ["booking_error", "VALIDATION_ERROR.email"],
    ["booking_error", "VALIDATION_ERROR.phone"],
    ["booking_error", "replaced"],
  ]);
  expect(JSON.stringify(events, (_, value: unknown) => (typeof value === "bigint" ? "" : value))).not.toContain("zoe");
});

it("never fails: neither for a wrong property nor without its table", async () => {
  expect(() => count("form_submit", { form: "unknown" as "lead" }, moment)).not.toThrow();
  await db.$executeRaw`alter table analytics_events rename to hidden_events`;
  count("form_submit", { form: "lead" }, moment);
  await expect(eventsStored()).resolves.toBeUndefined();
  await db.$executeRaw`alter table hidden_events rename to analytics_events`;
  expect(await stored()).toEqual([]);
});
