import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
import { setStatisticsEmails } from "@/lib/staff/commands/statistics-emails";
import { aMailer } from "@/lib/testing/a-mailer";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import { rollUpEvents } from "../../commands/roll-up";
import { sweepStatistics } from "../../commands/sweep";
import { clearStatistics, receive } from "../../testing/random-log";
import { queueStatisticsDigests, sendStatisticsDigest } from "./digest";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

/** Monday at 7:00 in Toronto, the office's zone. */
const morning = Date.parse("2034-09-04T11:00:00Z");
const sunday = morning - 16 * msPerHour;
let manager: Staff;

beforeEach(async () => {
  await emptyTables("mail_deliveries", "graphile_worker._private_jobs");
  await db.staffUser.updateMany({ data: { hasStatisticsEmails: false, statisticsEmailOn: null } });
  manager = await staffAs("manager");
  await setStatisticsEmails(manager, true);
});

const digest = () => ({ staffId: manager.id, day: "2034-09-04" }) as const;

it("queues one email a week, on Monday from 7 to 12 in the office's zone, to who asked for it and may read it", async () => {
  const adviser = await staffAs("adviser");
  await setStatisticsEmails(adviser, true);
  await staffAs("viewer");
  for (const never of [morning - 1, morning + 5 * msPerHour, morning + msPerDay, sunday])
    expect(await queueStatisticsDigests(never)).toBe(0);
  const both = await Promise.all([queueStatisticsDigests(morning), queueStatisticsDigests(morning)]);
  expect(both.toSorted()).toEqual([0, 1]);
  expect(await queueStatisticsDigests(morning + msPerHour)).toBe(0);
  expect(await queueStatisticsDigests(morning + 7 * msPerDay)).toBe(1);
  const jobs = await db.$queryRaw<{ payload: unknown }[]>`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'statistics-digest' order by j.id`;
  expect(jobs.map(({ payload }) => payload)).toEqual([digest(), { ...digest(), day: "2034-09-11" }]);
});

it("sends the totals of the week once, without names, sources, pages or amounts", async () => {
  await clearStatistics();
  await sweepStatistics(morning);
  const view = { name: "page_view", locale: "en", device: "phone", country: "CA", campaign: "", props: {} } as const;
  const event = { ...view, route: "/faq", source: "google", at: sunday };
  await receive([{ browser: "one", now: sunday, events: [event] }]);
  await rollUpEvents();
  await storeBooking(sunday, { status: "completed", createdAt: new Date(sunday - msPerDay) });
  const post = aMailer();
  expect([await sendStatisticsDigest(digest(), post), await sendStatisticsDigest(digest(), post)]).toEqual([
    "sent",
    "already-sent",
  ]);
  expect(post.emails).toMatchObject([
    { to: manager.email, subject: "[Demo] Your statistics for 28 August to 3 September" },
  ]);
  const text = post.emails[0]?.text ?? "";
  for (const line of ["Visits: 1 (0)", "Page views: 1 (0)", "Bookings made: 1 (0)", "Appointments held: 1 (0)"])
    expect(text).toContain(line);
  expect(text).toContain("/dashboard/analytics");
  expect(JSON.stringify(post.emails)).not.toMatch(/google|faq|CAD|Client/);
});

it.each([
  ["turned the email off", () => setStatisticsEmails(manager, false)],
  ["has left", () => db.staffUser.update({ where: { id: manager.id }, data: { isActive: false } })],
  ["may no longer read it", () => db.staffUser.update({ where: { id: manager.id }, data: { role: "adviser" } })],
])("sends nothing to someone who %s", async (_what, change) => {
  await change();
  const post = aMailer();
  expect(await sendStatisticsDigest(digest(), post)).toBe("not-wanted");
  expect(await queueStatisticsDigests(morning)).toBe(0);
  expect(post.emails).toEqual([]);
});
