import { db } from "@/lib/platform/db/client";
import { anEmail } from "@/lib/testing/builders/email";
import { emptyTables } from "@/lib/testing/empty-tables";

import { msPerDay, msPerHour } from "../time/instant";
import { confirmRecipient, sweepAllowances, takeAllowance } from "./allowance";
import type { EmailKind } from "./allowance";
import { deliverWithinAllowance } from "./deliver";

const now = Date.parse("2027-01-08T17:00:00Z");
let deliveries = 0;

beforeEach(() => emptyTables("email_slots", "confirmed_recipients", "mail_deliveries"));

const take = async (email: string, kind: EmailKind, at = now, key = `k${(deliveries += 1)}`) =>
  (await takeAllowance({ email, kind, key }, at)).isAllowed;
const taken = async (count: number, email: string, kind: EmailKind, at = now) =>
  (await Promise.all(Array.from({ length: count }, () => take(email, kind, at)))).filter(Boolean).length;

it("counts parallel requests exactly, and counts all spellings of one mailbox together", async () => {
  const spellings = ["zoe@example.org", "zoe+1@example.org", "ZOE@example.org", "zoe+2@Example.org"];
  const allowed = await Promise.all(Array.from({ length: 40 }, (_, n) => take(spellings[n % 4] ?? "", "booking")));
  expect(allowed.filter(Boolean)).toHaveLength(6);
  expect(await taken(10, "ann@example.org", "booking")).toBe(6);
});

it("allows booking emails, reminders and summaries even after form emails have reached their limit", async () => {
  expect(await taken(10, "zoe@example.org", "form")).toBe(3);
  expect(await taken(10, "zoe@example.org", "booking")).toBe(3);
  expect(await taken(10, "zoe@example.org", "reminder")).toBe(6);
  expect(await taken(10, "zoe@example.org", "summary")).toBe(3);
});

it("frees each slot a day after it was used, and tells when the next slot is free", async () => {
  for (let hour = 0; hour < 6; hour += 1)
    expect(await take("zoe@example.org", "booking", now + hour * msPerHour)).toBe(true);
  expect(await takeAllowance({ email: "zoe@example.org", kind: "booking", key: "x" }, now + 6 * msPerHour)).toEqual({
    isAllowed: false,
    freeAt: now + msPerDay,
  });
  expect(await take("zoe@example.org", "booking", now + msPerDay - 1)).toBe(false);
  expect(await taken(10, "zoe@example.org", "booking", now + msPerDay)).toBe(1);
});

it("counts one delivery and its retries as one email", async () => {
  for (let n = 0; n < 10; n += 1) expect(await take("zoe@example.org", "booking", now, "one")).toBe(true);
  expect(await taken(10, "zoe@example.org", "booking")).toBe(5);
});

it("allows more emails to a recipient for half a year after the recipient confirmed the address", async () => {
  await db.$transaction((tx) => confirmRecipient(tx, "zoe+news@example.org", now));
  expect(await taken(40, "zoe@example.org", "booking")).toBe(30);
  expect(await taken(40, "zoe@example.org", "booking", now + 180 * msPerDay)).toBe(6);
});

it("the database refuses an email slot with a number above 30 or an unknown pool", async () => {
  const hash = Buffer.alloc(32);
  await expect(db.$executeRaw`insert into email_slots values (${hash}, 'request', 31, 'k', now())`).rejects.toThrow(
    /email_slots_are_bounded/,
  );
  await expect(db.$executeRaw`insert into email_slots values (${hash}, 'other', 1, 'k', now())`).rejects.toThrow(
    /email_pool_is_known/,
  );
});

it("sends no email above the allowance, and keeps the slot of a failed email for its retry", async () => {
  const sent: string[] = [];
  let failures = 1;
  const by = {
    send: async (_: unknown, { key }: { key: string }) => {
      failures -= 1;
      if (failures >= 0) throw new Error("refused");
      sent.push(key);
    },
    close: () => undefined,
  };
  const deliver = (key: string) => deliverWithinAllowance(key, anEmail(), { kind: "form", now, by });
  await expect(deliver("a")).rejects.toThrow("refused");
  expect([await deliver("a"), await deliver("b"), await deliver("c"), await deliver("d"), await deliver("a")]).toEqual([
    "sent",
    "sent",
    "sent",
    "over-allowance",
    "already-sent",
  ]);
  expect(sent).toEqual(["a", "b", "c"]);
});

it("deletes slots and confirmations that have expired", async () => {
  await taken(2, "zoe@example.org", "form", now - msPerDay);
  await taken(1, "ann@example.org", "form");
  await db.$transaction((tx) => confirmRecipient(tx, "zoe@example.org", now - 180 * msPerDay));
  expect(await sweepAllowances(now)).toEqual({ slots: 2, confirmations: 1 });
  expect(await db.emailSlot.count()).toBe(1);
});
