import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { emptyTables } from "@/lib/testing/empty-tables";
import { storeProof } from "@/lib/firm/desk/commands/proof";
import { openProof } from "@/lib/firm/desk/reads/open-proof";
import { seedTexts } from "@/lib/testing/seed-texts";
import { staffAs } from "@/lib/testing/staff-as";

import { counselState } from "../legal/reading";
import { listPublished } from "../queries/published";
import { listReadings } from "../queries/readings";
import { confirmReading, proposeReading, sendBackReading, withdrawMark, withdrawReading } from "./counsel";
import { saveDraft } from "./drafts";
import { publishDrafts } from "./publish";
import { withdrawVersion } from "./withdraw";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

/** The database refuses confirmations and readings in the future of its own clock. */
const now = Date.parse("2026-11-28T15:00:00Z");
const readOn = "2026-11-20";
const later = now + 24 * 60 * 60 * 1_000;
const reading = { counsel: "R. Example LLP", readOn, link: "https://example.org/opinion.pdf" } as const;

let first: Staff, second: Staff;
let id: string;

beforeAll(async () => {
  first = await staffAs("admin");
  second = await staffAs("admin");
});
beforeEach(async () => {
  await emptyTables("confirmations", "texts", "audit_events");
  await seedTexts("demo");
  ({ id } = await db.text.findFirstOrThrow({ where: { kind: "legal", key: "terms-of-service" } }));
});

const proposeFor = (number = 1, by = first) => proposeReading(by, { id, number, ...reading }, now);
const openId = async () =>
  (await listReadings(id)).find(({ confirmation }) => !confirmation.endedAt)?.confirmation.id ?? "";
const stateOf = async (number = 1) => counselState(await listReadings(id), number).name;
const isMarked = async (at = now) =>
  (await listPublished(at)).filter((text) => text.id === id && text.publishAt <= at).map(({ isRead }) => isRead);

async function publishAgain(at?: number): Promise<void> {
  const drafts = [];
  for (const { locale, head, body } of await db.textVersion.findMany({ where: { textId: id, number: 1 } })) {
    const draft = { id, locale: locale as "en", head: { ...(head as object), review: "2028-01-01" }, body, version: 0 };
    await saveDraft(first, draft, now);
    drafts.push({ locale: locale as "en", version: 1, isCurrent: true });
  }
  expect(await publishDrafts(first, { id, drafts, at }, now)).toMatchObject({ ok: true });
}

it("one person records that counsel read a version, and another one gives it the mark", async () => {
  expect(await proposeFor()).toEqual({ ok: true, value: null });
  expect([await stateOf(), await isMarked()]).toEqual(["proposed", [false, false, false]]);
  expect(await proposeFor(1, second)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await confirmReading(first, { id: await openId() }, now)).toMatchObject({ details: { rule: "own" } });
  expect(await confirmReading(second, { id: await openId() }, now)).toEqual({ ok: true, value: null });
  expect([await stateOf(), await isMarked()]).toEqual(["marked", [true, true, true]]);
  const acts = await db.auditEvent.findMany({ where: { subjectKind: "text", subjectId: id }, orderBy: { id: "asc" } });
  expect(acts.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["legal-text.proposed", first.id],
    ["legal-text.confirmed", second.id],
  ]);
  expect(acts[0]?.details).toMatchObject({ number: 1 });
});

it("marks one version only: the next one has no mark, and the mark of a version that is called off ends", async () => {
  await proposeFor();
  await confirmReading(second, { id: await openId() }, now);
  await publishAgain(later);
  expect(await stateOf(2)).toBe("unread");
  expect([await isMarked(), await isMarked(later)]).toEqual([
    [true, true, true],
    [false, false, false],
  ]);
  expect(await proposeFor(2)).toMatchObject({ ok: true });
  expect((await withdrawVersion(first, { id, locale: "en", number: 2 }, now)).ok).toBe(true);
  expect([await stateOf(1), await stateOf(2)]).toEqual(["marked", "unread"]);
  const ended = (await listReadings(id)).find(({ number }) => number === 2);
  expect(ended?.confirmation).toMatchObject({ endReason: "deleted" });
  expect(await proposeFor(2)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
});

it("withdraws a mark for a reason, and keeps it as history", async () => {
  await proposeFor();
  const confirmation = await openId();
  expect(await withdrawMark(first, { id: confirmation, reason: "Too early" }, now)).toMatchObject({
    error: "RESOURCE_CONFLICT",
  });
  await confirmReading(second, { id: confirmation }, now);
  expect(await withdrawReading(first, { id: confirmation }, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  await expect(withdrawMark(first, { id: confirmation, reason: " " }, now)).rejects.toThrow(
    "revoked_mark_has_a_reason",
  );
  expect(await withdrawMark(first, { id: confirmation, reason: "Counsel read a draft" }, now)).toMatchObject({
    ok: true,
  });
  expect([await stateOf(), await isMarked()]).toEqual(["unread", [false, false, false]]);
  expect(await listReadings(id)).toMatchObject([
    { counsel: reading.counsel, confirmation: { endReason: "revoked", endNote: "Counsel read a draft" } },
  ]);
});

it("sends a proposal back or withdraws it, and then takes a new one", async () => {
  await proposeFor();
  expect(await sendBackReading(second, { id: await openId(), reason: "Wrong day" }, now)).toMatchObject({ ok: true });
  expect(await proposeFor()).toMatchObject({ ok: true });
  expect(await withdrawReading(first, { id: await openId() }, now)).toMatchObject({ ok: true });
  expect(await proposeFor()).toMatchObject({ ok: true });
});

it("refuses a reading in the future, and one of a version that does not exist", async () => {
  expect(await proposeReading(first, { id, number: 1, ...reading, readOn: "2026-11-29" }, now)).toMatchObject({
    details: { codes: { readOn: ["dayInFuture"] } },
  });
  expect(await proposeFor(7)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  const article = await db.text.findFirstOrThrow({ where: { kind: "article" } });
  expect(await proposeReading(first, { id: article.id, number: 1, ...reading }, now)).toMatchObject({
    error: "RESOURCE_NOT_FOUND",
  });
});

it("changes the version of the public texts with each mark, so that pages are rendered again", async () => {
  const versionOf = async () => (await db.recordChange.findUniqueOrThrow({ where: { subject: "texts" } })).version;
  await proposeFor();
  const before = await versionOf();
  await confirmReading(second, { id: await openId() }, now);
  const marked = await versionOf();
  expect(marked).not.toBe(before);
  await withdrawMark(first, { id: await openId(), reason: "Too early" }, now);
  expect(await versionOf()).not.toBe(marked);
});

describe("the database", () => {
  it("never changes a reading, and has one open reading for each version", async () => {
    await proposeFor();
    await expect(db.$executeRaw`update counsel_readings set counsel = 'Other'`).rejects.toThrow("never changes");
    const other = await db.counselReading.create({
      data: { textId: id, number: 1, counsel: "Other", readOn: new Date(readOn) },
    });
    await expect(
      db.$executeRaw`insert into confirmations (kind, subject_id, proposed_by_id) values ('legal-text', ${other.id}, ${first.id}::uuid)`,
    ).rejects.toThrow("has an open reading");
  });
});

it("keeps a file as the proof: the second person opens it with an entry of the text, and nobody proposes it again", async () => {
  const letter = { name: "letter.pdf", type: "application/pdf", content: Buffer.from("%PDF-1.7 read on Friday") };
  const file = await storeProof(first, letter, now);
  const proposal = { id, number: 1, counsel: "R. Example LLP", readOn, file } as const;
  const gone = { ok: false, details: { codes: { file: ["statementGone"] } } };
  expect(await proposeReading(second, proposal, now)).toMatchObject(gone);
  expect(await proposeReading(first, proposal, now)).toMatchObject({ ok: true });
  const open = await openId();
  expect(await openProof(second, open)).toMatchObject({ value: { name: "letter.pdf", content: letter.content } });
  expect(await db.auditEvent.findFirst({ orderBy: { id: "desc" } })).toMatchObject({
    action: "legal-text.evidence-read",
    subjectKind: "text",
    subjectId: id,
    details: { file },
  });
  await withdrawReading(first, { id: open }, now);
  expect(await proposeReading(first, proposal, now)).toMatchObject(gone);
});
