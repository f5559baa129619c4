import { db } from "@/lib/platform/db/client";
import { msPerMinute } from "@/lib/platform/time/instant";
import { aMailer } from "@/lib/testing/a-mailer";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { emptyTables } from "@/lib/testing/empty-tables";

import { addNotice } from "./add-notice";
import { sendNotices } from "./send-notices";

const now = Date.parse("2026-12-01T15:00:00Z");
const facts = {
  startsAt: "2026-12-09T17:00:00.000Z",
  endsAt: "2026-12-09T18:00:00.000Z",
  service: "Initial consultation",
};
const booked = (n: number) =>
  ({
    source: `booking:${n}:0`,
    kind: "booked",
    reference: `FRS-0000-000${n}`,
    facts,
    happenedAt: new Date(now + n),
  }) as const;

beforeEach(() => emptyTables("staff_notices", "email_cooldowns", "mail_deliveries", "graphile_worker._private_jobs"));

const queued = () =>
  db.$queryRaw<{ key: string; run_at: Date }[]>`select key, run_at from graphile_worker.jobs order by key`;

it("states each appointment time in the recipient's time zone, with a link to the dashboard", async () => {
  const adviser = await anAdviser().insert();
  await db.adviser.update({ where: { id: adviser.id }, data: { zone: "Europe/Berlin", email: "helen@example.com" } });
  await addNotice(booked(1), [null, adviser.id], now);
  expect((await queued()).map(({ key }) => key).sort()).toEqual(
    [`staff-notices:${adviser.id}`, "staff-notices:office"].sort(),
  );
  const post = aMailer();
  expect([await sendNotices(null, now, post), await sendNotices(adviser.id, now, post)]).toEqual(["sent", "sent"]);
  expect(post.emails).toMatchObject([
    { to: "help@example.com", subject: "[Demo] New booking FRS-0000-0001" },
    { to: "helen@example.com", subject: "[Demo] New booking FRS-0000-0001" },
  ]);
  const [office, hers] = post.emails.map(({ text }) => text);
  expect(office).toMatch(/Wednesday 9 December 2026\s+12 noon.*1:00/);
  expect(hers).toMatch(/Wednesday 9 December 2026\s+18:00.*19:00/);
  expect(hers).toMatch(/Initial consultation[^]*http:\/\/localhost:3000\/dashboard\n/);
  expect(await db.staffNotice.count()).toBe(0);
});

it("emails an adviser in the language of the adviser's account", async () => {
  const adviser = await anAdviser().insert();
  const data = { email: "uta@example.com", name: "Uta", role: "adviser", passwordHash: "none", locale: "de" } as const;
  const { id } = await db.staffUser.create({ data: { ...data, adviserId: adviser.id }, select: { id: true } });
  const post = aMailer();
  await addNotice(booked(1), [adviser.id], now);
  expect(await sendNotices(adviser.id, now, post)).toBe("sent");
  await db.staffUser.delete({ where: { id } });
  expect(post.emails).toMatchObject([{ locale: "de" }]);
  expect(post.emails[0]?.text).toMatch(/Mittwoch, 9. Dezember 2026[^]*http:\/\/localhost:3000\/de\/dashboard\n/);
});

it("sends a recipient at most one email a minute, with all notices since the last email", async () => {
  const post = aMailer();
  await addNotice(booked(1), [null], now);
  expect(await sendNotices(null, now, post)).toBe("sent");
  for (let n = 2; n < 7; n += 1) await addNotice(booked(n), [null], now);
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => sendNotices(null, now + msPerMinute - 1, post)));
  expect(new Set(outcomes)).toEqual(new Set(["waiting"]));
  expect((await queued()).map(({ run_at }) => run_at.getTime())).toEqual([now + msPerMinute]);
  const later = await Promise.all(Array.from({ length: 5 }, () => sendNotices(null, now + msPerMinute, post)));
  expect(later.filter((outcome) => outcome === "sent")).toHaveLength(1);
  expect(post.emails.map(({ subject }) => subject)).toEqual(["[Demo] New booking FRS-0000-0001", "[Demo] 5 updates"]);
  for (let n = 2; n < 7; n += 1) expect(post.emails[1]?.text).toContain(`FRS-0000-000${n}`);
  expect(await sendNotices(null, now + 2 * msPerMinute, post)).toBe("none");
});

it("repeats the same email after a failure, and puts later notices in the next email", async () => {
  const post = aMailer({ failures: 1 });
  await addNotice(booked(1), [null], now);
  await expect(sendNotices(null, now, post)).rejects.toThrow("refused");
  await addNotice(booked(2), [null], now);
  expect(await sendNotices(null, now + msPerMinute, post)).toBe("sent");
  expect(await sendNotices(null, now + 2 * msPerMinute, post)).toBe("sent");
  expect(post.emails.map(({ subject }) => subject)).toEqual([
    "[Demo] New booking FRS-0000-0001",
    "[Demo] New booking FRS-0000-0002",
  ]);
});

it("stores one notice if the same event is reported twice to the same recipient", async () => {
  await addNotice(booked(1), [null], now);
  await addNotice(booked(1), [null], now);
  expect(await db.staffNotice.count()).toBe(1);
});

it("states in the email how many notices are listed only in the dashboard", async () => {
  const post = aMailer();
  for (let n = 0; n < 53; n += 1) await addNotice({ ...booked(1), source: `flood:${n}` }, [null], now);
  await sendNotices(null, now, post);
  expect(post.emails[0]?.text).toContain("3 more are listed in the dashboard.");
});
