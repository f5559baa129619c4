import { listClaims } from "../queries/shown-claims";
import { findStaffClaim } from "../queries/staff-claims";
import { newClaimSchema, readClaimForm } from "../schema";
import { openEvidence } from "../reads/open-evidence";
import { createClaim, saveClaim } from "./drafts";
import { attachEvidence, deleteUnusedEvidence, removeEvidence } from "./evidence";
import { confirmAll, confirmClaim, endClaim, proposeAll, sendBackClaim } from "./verify";
import { db } from "@/lib/platform/db/client";
import type { Staff } from "@/lib/platform/auth/staff";
import { findOpen } from "@/lib/platform/second-person/queries";
import { staffAs } from "@/lib/testing/staff-as";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2026-11-20T15:00:00Z");
const today = "2026-11-20";
const moment = { now, today } as const;
let first: Staff, second: Staff;

beforeAll(async () => {
  first = await staffAs("compliance");
  second = await staffAs("admin");
});

const texts = Object.fromEntries(
  ["en", "de", "fr-CA"].flatMap((locale) => [
    [`text-${locale}`, `cases closed in ${locale}`],
    [`source-${locale}`, "Our case register"],
    [`limits-${locale}`, "Whatever the outcome"],
    [`fact-figure-${locale}`, "31"],
  ]),
);
const filled: Readonly<Record<string, string>> = {
  ...texts,
  kind: "statistic",
  evidenceUrl: "https://northgate.test/count.pdf",
  expiresOn: "2027-10-31",
  intent: "propose",
};

function typed(change: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filled, ...change })) form.set(name, value);
  return newClaimSchema.parse(readClaimForm(form));
}

const create = (change?: Readonly<Record<string, string>>) =>
  createClaim(first, { ...typed(change), profile: "ca" }, moment);
const created = async (change?: Readonly<Record<string, string>>) => {
  const result = await create(change);
  if (!result.ok) throw new Error(JSON.stringify(result.details));
  return result.value;
};
const proposalOf = async (id: string) => (await findOpen({ kind: "claim", id }))?.id ?? "";
const isShown = async (id: string) => {
  const { key } = await db.claim.findUniqueOrThrow({ where: { id }, select: { key: true } });
  const { claims } = await listClaims({ profile: "ca", locale: "en", mode: "live", today });
  return claims.some((claim) => claim.key === key);
};

it("a claim that one person proposed and another one verified is shown, until one person hides it", async () => {
  const id = await created();
  const proposal = await proposalOf(id);
  expect(await confirmClaim(first, proposal, moment)).toMatchObject({ details: { rule: "own" } });
  expect(await isShown(id)).toBe(false);
  expect(await confirmClaim(second, proposal, moment)).toEqual({ ok: true, value: null });
  expect(await isShown(id)).toBe(true);
  expect(await endClaim(first, proposal, now)).toEqual({ ok: true, value: "revoked" });
  expect(await isShown(id)).toBe(false);
});

it("a draft is stored with whatever is missing, and is not proposed", async () => {
  const id = await created({ intent: "keep", "text-de": "", evidenceUrl: "", expiresOn: "" });
  expect(await findStaffClaim(id)).toMatchObject({
    kind: "statistic",
    key: expect.stringMatching(/^statistic\.[0-9a-f]{8}$/),
    facts: { figure: { en: "31", de: "31", "fr-CA": "31" } },
    evidenceUrl: null,
  });
  expect(await proposalOf(id)).toBe("");
});

it.each<[string, Record<string, string>, Record<string, string[]>]>([
  ["a missing language", { "text-fr-CA": " " }, { "text-fr-CA": ["claimMissing"] }],
  ["missing limits", { "limits-en": "" }, { "limits-en": ["required"] }],
  ["a missing figure", { "fact-figure-de": "" }, { "fact-figure-de": ["required"] }],
  ["missing evidence", { evidenceUrl: "" }, { evidenceUrl: ["claimNoEvidence"] }],
  ["an http page", { evidenceUrl: "http://northgate.test/" }, { evidenceUrl: ["claimEvidenceUrl"] }],
  ["an address with a user name", { evidenceUrl: "https://a@northgate.test/" }, { evidenceUrl: ["claimEvidenceUrl"] }],
  ["a missing expiry", { expiresOn: "" }, { expiresOn: ["required"] }],
  ["an expiry that is over", { expiresOn: "2026-11-20" }, { expiresOn: ["claimExpired"] }],
  ["a validity that is too long", { expiresOn: "2027-11-22" }, { expiresOn: ["claimTooLong:366"] }],
  ["evidence of a later day", { evidenceDatedOn: "2026-11-21" }, { evidenceDatedOn: ["claimDatedLater"] }],
  [
    "evidence on the wrong host",
    { kind: "registration", "fact-register": "companies-house", evidenceUrl: "https://www.companydata.example/1" },
    { evidenceUrl: ["claimWrongHost:company-information.service.gov.uk"] },
  ],
  ["a regulator without a register", { kind: "regulator" }, { "fact-register": ["required"] }],
  ["an approval by BaFin", { kind: "regulator", "fact-register": "bafin" }, { "fact-register": ["claimBafin"] }],
])("nothing is stored if a claim is proposed with %s", async (_what, change, codes) => {
  const before = await db.claim.count();
  expect(await create(change)).toMatchObject({ error: "VALIDATION_ERROR", details: { codes } });
  expect(await db.claim.count()).toBe(before);
});

it("a language can be left out", async () => {
  const id = await created({ "text-fr-CA": "", "source-fr-CA": "", "limits-fr-CA": "", "leftOut-fr-CA": "true" });
  expect(await findStaffClaim(id)).toMatchObject({ leftOutLocales: ["fr-CA"] });
});

it("an edit ends the verification, and an edit of an older version is refused", async () => {
  const id = await created();
  await confirmClaim(second, await proposalOf(id), moment);
  const version = (await findStaffClaim(id))?.version ?? 0;
  const edited = { ...typed({ intent: "keep", "text-en": "cases closed this year" }), id, version };
  expect(await saveClaim(second, edited, moment)).toEqual({ ok: true, value: id });
  expect(await isShown(id)).toBe(false);
  expect(await saveClaim(first, edited, moment)).toMatchObject({ error: "RESOURCE_CONFLICT" });
});

it("an edit keeps the facts that are no fields of the form, such as the icon", async () => {
  const id = await created({ intent: "keep" });
  await db.claim.update({ where: { id }, data: { facts: { icon: "doc", figure: { en: "31" } } } });
  const version = (await findStaffClaim(id))?.version ?? 0;
  await saveClaim(first, { ...typed({ intent: "keep", "fact-figure-en": "32" }), id, version }, moment);
  expect((await findStaffClaim(id))?.facts).toMatchObject({ icon: "doc", figure: { en: "32" } });
});

it("the second person sends a proposal back, and a changed proposal cannot be verified", async () => {
  const id = await created();
  const proposal = await proposalOf(id);
  expect(await sendBackClaim(second, { id: proposal, reason: "Wrong year" }, now)).toMatchObject({ ok: true });
  const again = await created();
  const changed = await proposalOf(again);
  await db.claimText.updateMany({ where: { claimId: again, locale: "en" }, data: { text: "other" } });
  expect(await confirmClaim(second, changed, moment)).toMatchObject({ error: "RESOURCE_CONFLICT" });
});

it("several claims are proposed and verified at once, and those with a fault are left", async () => {
  const complete = await Promise.all([created({ intent: "keep" }), created({ intent: "keep" })]);
  const incomplete = await created({ intent: "keep", "text-de": "" });
  expect(await proposeAll(first, [...complete, incomplete], moment)).toEqual({ done: 2, left: 1 });
  const proposals = await Promise.all(complete.map(proposalOf));
  expect(await confirmAll(first, proposals, moment)).toEqual({ done: 0, left: 2 });
  expect(await confirmAll(second, proposals, moment)).toEqual({ done: 2, left: 0 });
});

describe("a file as evidence", () => {
  const file = { name: "count.pdf", type: "application/pdf", content: new Uint8Array([1, 2, 3]) };

  it("is enough for a claim without a register, is stored encrypted, and each download is audited", async () => {
    const id = await created({ intent: "keep", evidenceUrl: "" });
    expect(await attachEvidence(first, { claimId: id, file }, now)).toEqual({ ok: true, value: null });
    const fileId = (await findStaffClaim(id))?.file?.id ?? "";
    const stored = await db.evidenceFile.findUniqueOrThrow({ where: { id: fileId } });
    expect(Buffer.from(stored.nameCipher).includes("count")).toBe(false);
    expect(await openEvidence(second, fileId)).toEqual({
      ok: true,
      value: { name: "count.pdf", content: Buffer.from(file.content) },
    });
    expect(await db.auditEvent.count({ where: { action: "claim.evidence-read", actorId: second.id } })).toBe(1);
    expect(await proposeAll(first, [id], moment)).toEqual({ done: 1, left: 0 });
    await confirmClaim(second, await proposalOf(id), moment);
    expect(await isShown(id)).toBe(true);
    await attachEvidence(first, { claimId: id, file }, now);
    expect(await isShown(id)).toBe(false);
  });

  it("that is gone keeps the claim from being proposed", async () => {
    const id = await created({ intent: "keep", evidenceUrl: "" });
    await attachEvidence(first, { claimId: id, file }, now);
    const version = (await findStaffClaim(id))?.version ?? 0;
    expect(await removeEvidence(first, { id, version })).toEqual({ ok: true, value: null });
    expect(await removeEvidence(first, { id, version })).toMatchObject({ error: "RESOURCE_CONFLICT" });
    expect(await proposeAll(first, [id], moment)).toEqual({ done: 0, left: 1 });
  });

  it("is deleted once neither a claim nor a confirmation names it", async () => {
    const id = await created({ intent: "keep", evidenceUrl: "" });
    await attachEvidence(first, { claimId: id, file }, now);
    await deleteUnusedEvidence(now + 1);
    const before = await db.evidenceFile.count();
    await attachEvidence(first, { claimId: id, file }, now);
    expect(await deleteUnusedEvidence(now)).toBe(0);
    expect(await deleteUnusedEvidence(now + 1)).toBe(1);
    expect(await db.evidenceFile.count()).toBe(before);
  });

  it("of a claim that does not exist is not stored", async () => {
    const before = await db.evidenceFile.count();
    expect(await attachEvidence(first, { claimId: crypto.randomUUID(), file }, now)).toMatchObject({
      error: "RESOURCE_NOT_FOUND",
    });
    expect(await db.evidenceFile.count()).toBe(before);
  });
});
