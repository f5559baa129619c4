import { randomUUID } from "node:crypto";

import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { msPerDay } from "@/lib/platform/time/instant";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import { deleteUnusedEvidence } from "../../claims/commands/evidence";
import { openEvidence } from "../../claims/reads/open-evidence";
import { findPaymentState } from "../queries/payment-facts";
import { findOwnUpload, openProof } from "../reads/open-proof";
import { findFirm } from "../../queries/settings";
import { clearFirm } from "../../settings-snapshot";
import { sendPaymentNotice } from "./notify-payment-facts";
import { confirmPaymentFact, proposePaymentFact, refusePaymentFact, withdrawPaymentFact } from "./payment-facts";
import { storeProof } from "./proof";
import { changeFirm, fillFirm } from "../../commands/settings";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let now = Date.parse("2026-11-28T15:00:00Z");
const bank = { holder: "Example Inc.", lines: ["IBAN DE89 3704 0044 0532 0130 00", "BIC COBADEFFXXX"] };
let first: Staff, second: Staff;

beforeAll(async () => {
  first = await staffAs("admin");
  second = await staffAs("admin");
});
beforeEach(async () => {
  clearFirm();
  await emptyTables("confirmations", "firm_proposals", "firm_settings", "audit_events", "record_changes");
  await fillFirm();
});
/** Each proposal is made a second later, as their order is that of their times. */
const later = () => (now += 1_000);
afterAll(clearFirm);

const propose = (by = first, content: typeof bank | null = bank) =>
  proposePaymentFact(by, { kind: "bank-details", content, note: "Statement of October" }, later());
const openId = async () => (await findPaymentState("bank-details")).history[0]?.id ?? "";
const inForce = async () => (await findFirm())?.bank;

it("one administrator proposes, and another one puts it in force with the last four characters", async () => {
  expect(await propose()).toEqual({ ok: true, value: null });
  expect(await inForce()).toBeNull();
  expect(await confirmPaymentFact(second, { id: await openId(), lastFour: "3000" }, now)).toEqual({
    ok: true,
    value: null,
  });
  expect(await inForce()).toEqual(bank);
  expect(await db.firmSettings.findFirst({ orderBy: { version: "desc" } })).toMatchObject({ changedById: second.id });
  const actions = await db.auditEvent.findMany({ orderBy: { id: "asc" }, select: { action: true, actorId: true } });
  expect(actions.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["bank-details.proposed", first.id],
    ["bank-details.confirmed", second.id],
    ["firm.changed", second.id],
  ]);
});

it("refuses the proposer, wrong characters, an unknown proposal and a second confirmation", async () => {
  await propose();
  const id = await openId();
  expect(await confirmPaymentFact(first, { id, lastFour: "3000" }, now)).toMatchObject({ details: { rule: "own" } });
  for (const lastFour of ["0000", "", undefined])
    expect(await confirmPaymentFact(second, { id, lastFour }, now)).toMatchObject({
      details: { codes: { lastFour: ["lastFourWrong"] } },
    });
  expect(await inForce()).toBeNull();
  const unknown = "3b241101-e2bb-4255-8caf-4136c566a962";
  expect(await confirmPaymentFact(second, { id: unknown, lastFour: "3000" }, now)).toMatchObject({
    error: "RESOURCE_CONFLICT",
  });
  expect(await confirmPaymentFact(second, { id, lastFour: "3000" }, now)).toMatchObject({ ok: true });
  expect(await confirmPaymentFact(second, { id, lastFour: "3000" }, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
});

it("the old details stay in force while a change waits, is refused or is withdrawn, and a new change starts again", async () => {
  await propose();
  await confirmPaymentFact(second, { id: await openId(), lastFour: "3000" }, now);
  const current = await openId();
  expect(await withdrawPaymentFact(second, { id: current }, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await refusePaymentFact(first, { id: current, reason: "Late" }, now)).toMatchObject({
    error: "RESOURCE_CONFLICT",
  });
  const other = { holder: "Example Inc.", lines: ["Account 7654321"] };
  await propose(second, other);
  const waiting = await openId();
  expect(await inForce()).toEqual(bank);
  expect(await propose(first, other)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await refusePaymentFact(first, { id: waiting, reason: "Not our account" }, now)).toMatchObject({ ok: true });
  expect(await refusePaymentFact(first, { id: waiting, reason: "Again" }, now)).toMatchObject({
    error: "RESOURCE_CONFLICT",
  });
  expect((await findPaymentState("bank-details")).history[0]).toMatchObject({
    endReason: "sent-back",
    endNote: "Not our account",
  });
  expect(await confirmPaymentFact(first, { id: waiting, lastFour: "4321" }, now)).toMatchObject({
    error: "RESOURCE_CONFLICT",
  });
  await propose(second, other);
  const again = await openId();
  await propose(second, { ...other, holder: "Someone else" });
  expect(await confirmPaymentFact(first, { id: again, lastFour: "4321" }, now)).toMatchObject({
    error: "RESOURCE_CONFLICT",
  });
  expect(await withdrawPaymentFact(second, { id: await openId() }, now)).toMatchObject({ ok: true });
  expect(await inForce()).toEqual(bank);
});

it("details that were entered before stay, and their removal needs two people but no characters", async () => {
  await changeFirm({ kind: "terminal" }, { seenVersion: 1, facts: { ...(await storedFacts()), bank } });
  await propose(first, null);
  expect(await inForce()).toEqual(bank);
  expect(await confirmPaymentFact(second, { id: await openId() }, now)).toMatchObject({ ok: true });
  expect(await inForce()).toBeNull();
});

it("payment words need two people as well", async () => {
  const content = { en: "By cheque", de: "Per Scheck", "fr-CA": "Par chèque" };
  await proposePaymentFact(first, { kind: "payment-words", content }, now);
  const id = (await findPaymentState("payment-words")).history[0]?.id ?? "";
  expect((await findFirm())?.paymentText).not.toEqual(content);
  expect(await confirmPaymentFact(second, { id }, now)).toMatchObject({ ok: true });
  expect((await findFirm())?.paymentText).toEqual(content);
});

it("every administrator gets an email that names no account", async () => {
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  await propose();
  const jobs = await db.$queryRaw<{ payload: { staffId: string; confirmationId: string; event: "proposed" } }[]>`
    select payload from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where identifier = 'payment-facts-notice'`;
  const administrators = await db.staffUser.findMany({
    where: { isActive: true, role: "admin" },
    select: { id: true },
  });
  expect(jobs.map(({ payload }) => payload.staffId).sort()).toEqual(administrators.map(({ id }) => id).sort());
  const [job] = jobs;
  if (!job) throw new Error("No email is queued");
  const send = jest.fn().mockResolvedValue(undefined);
  expect(await sendPaymentNotice(job.payload, { send, close: () => undefined })).toBe("sent");
  const [[email]] = send.mock.calls as [[{ readonly subject: string; readonly text: string }]];
  expect(email.subject).toContain("New bank details wait for a second person");
  expect(email.text).not.toMatch(/DE89|0532|COBA/);
});

describe("the database", () => {
  const save = async (facts: object, by: string | null) =>
    db.$executeRaw`
      insert into firm_settings (profile, version, facts, changed_by_id)
      select profile, version + 1, facts || ${JSON.stringify(facts)}::jsonb, ${by}::uuid
      from firm_settings order by version desc limit 1`;

  it("refuses a version by staff with bank details or payment words that nobody else confirmed", async () => {
    await expect(save({ bank }, first.id)).rejects.toThrow("payment_facts_need_two_people");
    await expect(save({ paymentText: null }, first.id)).rejects.toThrow("payment_facts_need_two_people");
    await propose();
    await expect(save({ bank }, first.id)).rejects.toThrow("payment_facts_need_two_people");
    await expect(save({ phone: "+1 416 555 0177" }, first.id)).resolves.toBe(1);
    await expect(save({ bank }, null)).resolves.toBe(1);
  });

  it("refuses to put an earlier confirmed account in force again", async () => {
    await propose();
    await confirmPaymentFact(second, { id: await openId(), lastFour: "3000" }, now);
    await propose(first, { holder: "Example Inc.", lines: ["Account 7654321"] });
    await confirmPaymentFact(second, { id: await openId(), lastFour: "4321" }, now);
    await expect(save({ bank }, first.id)).rejects.toThrow("payment_facts_need_two_people");
  });

  it("ends a proposal whose content a statement changed", async () => {
    await propose();
    const id = await openId();
    await db.$executeRaw`update firm_proposals set content = '{"holder": "Thief", "lines": ["Account 3000"]}'`;
    expect(await confirmPaymentFact(second, { id, lastFour: "3000" }, now)).toMatchObject({
      error: "RESOURCE_CONFLICT",
    });
    expect(await inForce()).toBeNull();
  });
});

async function storedFacts() {
  const found = await findFirm();
  if (!found) throw new Error("There is no record");
  return found;
}

describe("the statement or letter of the bank", () => {
  const letter = { name: "letter.pdf", type: "application/pdf", content: Buffer.from("%PDF-1.7 account 3000") };
  const proposeWith = (by: Staff, file: string) =>
    proposePaymentFact(by, { kind: "bank-details", content: bank, file }, later());

  it("is stored encrypted, and the second person opens it with a row in the audit log", async () => {
    const file = await storeProof(first, letter, now);
    expect(await findOwnUpload(first, file)).toEqual({ id: file, name: "letter.pdf" });
    const { contentCipher } = await db.evidenceFile.findUniqueOrThrow({ where: { id: file } });
    expect(Buffer.from(contentCipher).toString("latin1")).not.toContain("3000");
    expect(await proposeWith(first, file)).toMatchObject({ ok: true });
    const id = await openId();
    expect(await openProof(second, id)).toMatchObject({ value: { name: "letter.pdf", content: letter.content } });
    expect(await db.auditEvent.findFirst({ orderBy: { id: "desc" } })).toMatchObject({
      action: "bank-details.evidence-read",
      actorId: second.id,
      details: { file },
    });
    await deleteUnusedEvidence(now + 2 * msPerDay);
    expect(await openProof(second, id)).toMatchObject({ ok: true });
  });

  it("is not found among the evidence of claims, or as the file of another proposal", async () => {
    const file = await storeProof(first, letter, now);
    await proposeWith(first, file);
    expect(await openEvidence(second, file)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
    expect(await openProof(second, randomUUID())).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
    await proposePaymentFact(first, { kind: "payment-words", content: null }, later());
    const [words] = (await findPaymentState("payment-words")).history;
    expect(await openProof(second, words?.id ?? "")).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  });

  it("is refused if it is another person's file, part of a proposal, or deleted after a day", async () => {
    const file = await storeProof(first, letter, now);
    const gone = { ok: false, details: { codes: { file: ["statementGone"] } } };
    expect(await proposeWith(second, file)).toMatchObject(gone);
    expect(await proposeWith(first, file)).toMatchObject({ ok: true });
    expect(await proposeWith(first, file)).toMatchObject(gone);
    const unused = await storeProof(first, letter, now);
    await deleteUnusedEvidence(now + 2 * msPerDay);
    expect(await proposeWith(first, unused)).toMatchObject(gone);
  });
});
