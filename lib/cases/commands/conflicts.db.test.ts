import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { aMailer } from "@/lib/testing/a-mailer";
import { aClient } from "@/lib/testing/builders/client";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import { storeCase } from "../testing/stored-cases";
import { decideConflicts, searchConflicts } from "./conflicts";
import { addDeadline } from "./deadlines";
import { addLoss } from "./losses";
import { addParty } from "./parties";
import { queueReminders, sendReminder } from "./remind";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2027-01-15T17:00:00Z");
const wallet = "0xAbCdEf0123456789abcdef0123456789ABCDEF01";
let manager: Staff;

beforeEach(async () => {
  await emptyTables("cases", "clients", "bookings", "audit_events", "graphile_worker._private_jobs");
  manager = await staffAs("manager");
});

const party = (reference: string, kind: "person" | "firm" | "wallet" | "domain", name: string) =>
  addParty(manager, { reference, kind, name }, now);
const loss = (reference: string, recipient: string) =>
  addLoss(manager, { reference, paidOn: "2026-11-02", amount: "1", currency: "BTC", rail: "crypto", recipient }, now);

async function matchesOf(reference: string) {
  expect((await searchConflicts(manager, reference, now)).ok).toBe(true);
  const check = await db.conflictCheck.findFirstOrThrow({ where: { case: { reference } } });
  const matches = check.matches as unknown as {
    on: { kind: string };
    with: { kind: string; caseReference?: string };
  }[];
  return {
    ...check,
    matches: matches.map((match) => [match.on.kind, match.with.kind, match.with.caseReference]),
  };
}

it("finds parties, recipients and clients even if names, domains and wallets are spelled differently", async () => {
  const [own, other] = [await storeCase({ ownerId: manager.id }), await storeCase({ ownerId: manager.id })];
  await aClient().named("Karl", "Weber").insert();
  await party(own.reference, "person", "WEBER, Karl");
  await party(own.reference, "firm", "Bright-Trade Ltd.");
  await party(own.reference, "domain", "https://www.Bright-Trade.example/login");
  await party(own.reference, "wallet", wallet);
  await loss(own.reference, "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8");
  await party(other.reference, "firm", "bright trade");
  await party(other.reference, "domain", "bright-trade.example");
  await party(other.reference, "wallet", "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8");
  await loss(other.reference, wallet.toLowerCase());
  const { matches, terms, compared } = await matchesOf(own.reference);
  expect(matches.toSorted()).toEqual(
    [
      ["loss", "party", other.reference],
      ["party", "client", undefined],
      ["party", "loss", other.reference],
      ["party", "party", other.reference],
      ["party", "party", other.reference],
    ].toSorted(),
  );
  // The terms are the client, the four parties and the recipient of the first case. They are compared with the client,
  // the three parties and the recipient of the second case, and with the client Karl Weber.
  expect([terms, compared]).toEqual([6, 6]);
});

it.each([
  ["J.R.", "Smith", "JR Smith"],
  ["Łukasz", "Sæther", "Sæther, Łukasz"],
  ["Ed", "Li", "Li, Ed"],
  ["Mary", "St.John", "ST.JOHN, Mary"],
  ["Seán", "O.Brien", "Sean OBrien"],
])("finds the client %s %s for the party %s", async (first, last, name) => {
  await aClient().named(first, last).insert();
  const own = await storeCase({ ownerId: manager.id });
  await party(own.reference, "person", name);
  expect((await matchesOf(own.reference)).matches).toEqual([["party", "client", undefined]]);
});

it("finds a client who is a party in another client's case, but ignores cases of the same client", async () => {
  const client = await aClient().named("René", "Großmann").insert();
  const own = await storeCase({ clientId: client.id, ownerId: manager.id });
  const same = await storeCase({ clientId: client.id, ownerId: manager.id });
  const other = await storeCase({ ownerId: manager.id });
  await party(same.reference, "person", "Rene Grossmann");
  await party(other.reference, "person", "Rene Grossmann");
  expect((await matchesOf(own.reference)).matches).toEqual([["client", "party", other.reference]]);
});

it("stores every match if the same domain occurs in many cases", async () => {
  const own = await storeCase({ ownerId: manager.id });
  await party(own.reference, "domain", "bright-trade.example");
  for (let others = 0; others < 60; others += 1) {
    const other = await storeCase({ ownerId: manager.id });
    await party(other.reference, "domain", "bright-trade.example");
  }
  expect((await matchesOf(own.reference)).matches).toHaveLength(60);
});

it("requires a reason for a decision about matches, and requires a new search after a party or recipient was added", async () => {
  const [own, other] = [await storeCase({ ownerId: manager.id }), await storeCase({ ownerId: manager.id })];
  await party(own.reference, "wallet", wallet);
  await party(other.reference, "wallet", wallet);
  const { id } = await matchesOf(own.reference);
  const { reference } = own;
  const decide = (reason?: string) => decideConflicts(manager, { reference, id, decision: "accepted", reason }, now);
  expect(await decide()).toMatchObject({ details: { rule: "reason" } });
  const isDecided = async () =>
    (
      await db.$queryRaw<{ met: boolean }[]>`select case_fact_exists(${own.id}::uuid, 'conflicts-decided', null) as met`
    )[0]?.met;
  expect(await isDecided()).toBe(false);
  expect((await decide("Two victims of the same platform")).ok).toBe(true);
  expect(await decide("Again")).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await isDecided()).toBe(true);
  const pay = (recipient: string, at: number) =>
    addLoss(manager, { reference, paidOn: "2026-11-02", amount: "1", currency: "BTC", rail: "crypto", recipient }, at);
  await pay("A new exchange", now + 1);
  expect(await isDecided()).toBe(false);
  await db.caseLoss.deleteMany({ where: { caseId: own.id } });
  await pay("A new exchange", now);
  await pay("A NEW exchange", now + 1);
  expect(await isDecided()).toBe(true);
  await addParty(manager, { reference, kind: "person", name: "Someone new" }, now + 1);
  expect(await isDecided()).toBe(false);
});

it("refuses to add the same party twice", async () => {
  const { reference } = await storeCase({ ownerId: manager.id });
  expect((await party(reference, "wallet", wallet)).ok).toBe(true);
  expect(await party(reference, "wallet", wallet.toLowerCase())).toMatchObject({ error: "RESOURCE_ALREADY_EXISTS" });
});

it("reminds a case's owner only once of each near deadline", async () => {
  const { reference } = await storeCase({ ownerId: manager.id });
  const deadline = { reference, title: "Complaint to the ombudsman", daysBefore: 7 };
  await addDeadline(manager, { ...deadline, dueOn: "2027-01-22" }, now);
  await addDeadline(manager, { ...deadline, dueOn: "2027-01-23" }, now);
  expect(await queueReminders(now)).toBe(1);
  expect(await queueReminders(now)).toBe(0);
  expect(await queueReminders(now + 86_400_000)).toBe(1);
  const jobs = await db.$queryRaw<
    { payload: unknown }[]
  >`select payload from graphile_worker._private_jobs order by id`;
  const reminder = { staffId: manager.id, at: new Date(now).toISOString(), cases: [reference] };
  expect(jobs[0]?.payload).toEqual(reminder);
  await db.staffUser.update({ where: { id: manager.id }, data: { locale: "fr-CA" } });
  const post = aMailer();
  expect(await sendReminder(reminder, post)).toBe("sent");
  expect(post.emails).toMatchObject([{ to: manager.email, locale: "fr-CA" }]);
});
