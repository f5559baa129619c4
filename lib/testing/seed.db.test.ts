import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { verify } from "@node-rs/argon2";

import { findSlots } from "@/lib/availability/queries/slots";
import { manageToken } from "@/lib/booking/change/manage-link";
import { office } from "@/lib/firm/legal";
import { countOutbox } from "@/lib/outbox/queries";
import { db } from "@/lib/platform/db/client";
import { decrypt } from "@/lib/platform/security/encryption";
import { hashToken } from "@/lib/platform/security/token";
import { checkJobs, checkMail } from "@/lib/platform/status/queue-checks";
import { daysFromTo, weekdayOf } from "@/lib/platform/time/day";
import { msPerDay } from "@/lib/platform/time/instant";
import { dayOf, minuteOfDay, startOfDay } from "@/lib/platform/time/zone";
import { seed } from "@/prisma/seed";
import { samplePeople } from "@/prisma/seed/people";
import { randomFrom } from "@/prisma/seed/random";

const now = new Date("2026-11-20T15:00:00Z");
const folder = mkdtempSync(join(tmpdir(), "seed-"));
const staffFile = join(folder, "demo-staff.json");
const toronto = "America/Toronto";

beforeAll(() => seed("demo", { now, staffFile }));
afterAll(() => rmSync(folder, { recursive: true }));

it("creates six services, each with texts in three languages and prices in three currencies", async () => {
  const services = await db.service.findMany({ include: { texts: true, prices: true }, orderBy: { position: "asc" } });
  expect(services).toHaveLength(6);
  for (const { texts, prices } of services) {
    expect(texts.map(({ locale }) => locale).sort()).toEqual(["de", "en", "fr-CA"]);
    expect(prices.filter(({ kind }) => kind === "initial")).toHaveLength(3);
  }
  const crypto = services.find(({ slug }) => slug === "cryptocurrency-recovery");
  expect(crypto?.prices.filter(({ currency }) => currency === "GBP")).toMatchObject([
    { kind: "initial", amountMinor: 65_000 },
    { kind: "follow_up", amountMinor: 40_000 },
  ]);
  expect(services.filter((one) => !one.availableForNewClients).map(({ slug }) => slug)).toEqual([
    "financial-investigation",
  ]);
});

it("creates bookings only between 07:00 and 21:00 in Toronto, except cancelled ones", async () => {
  const bookings = await db.booking.findMany({ where: { status: { not: "cancelled" } } });
  for (const { startsAt, endsAt } of bookings) {
    expect(minuteOfDay(startsAt.getTime(), toronto)).toBeGreaterThanOrEqual(7 * 60);
    expect(minuteOfDay(endsAt.getTime() - 1, toronto)).toBeLessThan(21 * 60);
    expect(dayOf(startsAt.getTime(), toronto)).toBe(dayOf(endsAt.getTime(), toronto));
  }
});

it("marks past bookings as completed, missed or cancelled, and future bookings as confirmed or cancelled", async () => {
  const counts = await db.booking.groupBy({ by: ["status"], _count: true });
  expect(counts.map(({ status }) => status).sort()).toEqual(["cancelled", "completed", "confirmed", "no_show"]);
  const past = await db.booking.count({
    where: { endsAt: { lte: now }, status: { in: ["confirmed", "awaiting_payment"] } },
  });
  const ahead = await db.booking.count({ where: { startsAt: { gt: now }, status: { in: ["completed", "no_show"] } } });
  expect([past, ahead]).toEqual([0, 0]);
  expect(await db.booking.count({ where: { startsAt: { gt: now } } })).toBeGreaterThan(40);
  expect(await db.booking.count({ where: { endsAt: { lt: now } } })).toBeGreaterThan(80);
});

it("reserves time, including buffers, for each booking that is not cancelled", async () => {
  const [{ count = 0 } = {}] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count
    from bookings b join occupied_time o on o.booking_id = b.id and o.adviser_id = b.adviser_id and o.starts_at = b.starts_at
    where o.during = tstzrange(b.starts_at, b.ends_at + interval '15 minutes') and o.expires_at is null`;
  expect(count).toBe(await db.booking.count({ where: { status: { not: "cancelled" } } }));
  expect(await db.occupiedTime.count()).toBe(count);
});

it("leaves free times for every service on every working day of the next month", async () => {
  const services = await db.service.findMany();
  const working = daysFromTo("2026-11-21", "2026-12-20").filter((day) => weekdayOf(day) <= 5);
  for (const service of services) {
    const from = now.getTime();
    const slots = await findSlots({
      service,
      office: office(),
      now: from,
      from,
      to: startOfDay("2026-12-21", toronto),
    });
    const freeDays = new Set(slots.map(({ start }) => dayOf(start, toronto)));
    expect([service.slug, working.filter((day) => !freeDays.has(day))]).toEqual([service.slug, []]);
  }
});

it("creates the same sample people whenever the seed number is the same", () => {
  const [first, second] = [samplePeople(randomFrom(1)), samplePeople(randomFrom(1))];
  expect(first).toEqual(second);
  expect(first).not.toEqual(samplePeople(randomFrom(2)));
  expect(new Set(first.map(({ email }) => email)).size).toBe(first.length);
  for (const { id } of first)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it("gives every sample booking a working manage link, and writes notes that can be decrypted", async () => {
  const bookings = await db.booking.findMany();
  for (const { id, manageTokenHash, callerWords, email, lastName } of bookings) {
    expect(Buffer.compare(manageTokenHash, hashToken(manageToken(id)))).toBe(0);
    expect(callerWords).toHaveLength(4);
    expect(email).toMatch(/@example\.(com|org|net)$/);
    expect(lastName).toMatch(/ \((sample|exemple|Beispiel)\)$/);
  }
  const notes = bookings.flatMap(({ notesCipher }) => notesCipher ?? []);
  expect(notes.length).toBeGreaterThan(10);
  for (const note of notes) expect(decrypt(note, "bookings.notes")).not.toBe("");
});

it("books the financial investigation only for existing clients", async () => {
  expect(await db.booking.count({ where: { isNewClient: true, service: { slug: "financial-investigation" } } })).toBe(
    0,
  );
});

it("leaves the worker no job to run soon, and keeps a copy of each delivered email in the outbox", async () => {
  const [{ count = -1 } = {}] = await db.$queryRaw<
    { count: number }[]
  >`select count(*)::int as count from graphile_worker.jobs where run_at < ${new Date(now.getTime() + 7 * msPerDay)}`;
  expect(count).toBe(0);
  const copies = (await db.sentEmail.findMany({ select: { deliveryKey: true } })).map(({ deliveryKey }) => deliveryKey);
  const delivered = await db.mailDelivery.findMany({ select: { key: true } });
  expect(delivered.filter(({ key }) => !copies.includes(key))).toEqual([]);
});

it("shows emails that were refused so far, and still a healthy status", async () => {
  expect(await countOutbox()).toMatchObject({ failed: 2, dead: 0 });
  expect(await checkJobs()).toMatchObject({ status: "ok", facts: { dead: 0, failing: 2 } });
  expect(await checkMail()).toMatchObject({ status: "ok", facts: { failing: 2 } });
});

it("creates a staff member for each role, and writes the passwords only to a private file", async () => {
  const signIns = JSON.parse(readFileSync(staffFile, "utf8")) as { email: string; password: string; role: string }[];
  expect(signIns.map(({ role }) => role)).toEqual(["admin", "manager", "adviser", "compliance", "viewer"]);
  expect(statSync(staffFile).mode & 0o777).toBe(0o600);
  for (const { email, password } of signIns) {
    const { passwordHash } = await db.staffUser.findUniqueOrThrow({ where: { email } });
    expect(passwordHash).toMatch(/^\$argon2id\$/);
    expect(await verify(passwordHash ?? "", password)).toBe(true);
  }
});

it("adds no bookings to a seeded database, and refuses to seed a demo database in live mode", async () => {
  const before = await db.booking.count();
  await seed("demo", { now, staffFile });
  expect(await db.booking.count()).toBe(before);
  await expect(seed("live", { now, staffFile })).rejects.toThrow("demo mode");
});
