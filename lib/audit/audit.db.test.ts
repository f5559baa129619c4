import { GET } from "@/app/api/staff/audit/route";
import { sealAll } from "@/lib/platform/audit/testing/seal-all";
import { emptyLog } from "@/lib/platform/audit/testing/sealed-log";
import { record } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import { readQuery } from "@/lib/platform/parse/read-query";
import { aService } from "@/lib/testing/builders/service";
import { staffAs } from "@/lib/testing/staff-as";

import { auditQuery } from "./audit-filter";
import { loadAudit, loadChain } from "./loaders";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));

const now = Date.now();
const load = async (query: Record<string, string> = {}) =>
  loadAudit(await staffAs("compliance"), readQuery(auditQuery, query), { locale: "en", now });

beforeEach(emptyLog);

/** A price change by a manager, a sign-in and an entry of a booking that is gone. */
async function someEntries() {
  const manager = await staffAs("manager");
  const price = { slug: "consultation", currency: "CAD", kind: "initial", from: "2034-01-01", amountMinor: 25_000 };
  await db.$transaction(async (tx) => {
    await record(tx, manager, {
      action: "service.price-set",
      subjectKind: "service",
      subjectId: "a".repeat(24),
      details: { ...price, formerMinor: 20_000 },
    });
    await record(tx, manager, { action: "staff.signed-in", subjectKind: "staff", subjectId: manager.id });
    await record(
      tx,
      { kind: "visitor" },
      {
        action: "booking.contact-changed",
        subjectKind: "booking",
        subjectId: "00000000-0000-4000-8000-000000000001",
        details: { fields: "email,phone" },
      },
    );
  });
  return manager;
}

it("puts entries into words, with amounts before and after, and names personal fields only", async () => {
  const manager = await someEntries();
  const { page, count } = await load();
  expect(count).toBe(3);
  expect(page.rows.map(({ what, who, on }) => [what, who, on.label, on.isGone])).toEqual([
    ["Contact details of the appointment changed", "Visitors", "Appointment, no longer stored", true],
    ["Signed in", manager.name, manager.name, false],
    ["Price changed", manager.name, "Service, no longer stored", true],
  ]);
  expect(page.rows[2]?.fields[0]).toEqual({ name: "Price", before: "$200\u00a0CAD", after: "$250\u00a0CAD" });
  expect(page.rows[2]?.sub).toBe(
    "Price: $250\u00a0CAD instead of $200\u00a0CAD, For: First appointment, Valid from: 1 January 2034",
  );
  expect(page.rows[0]?.sub).toBe("email, phone");
  expect(page.rows[0]?.fields).toEqual([
    { name: "email", before: "not recorded", after: "changed" },
    { name: "phone", before: "not recorded", after: "changed" },
  ]);
});

it("filters by person, record, act and day", async () => {
  const manager = await someEntries();
  const found = async (query: Record<string, string>) => (await load(query)).page.rows.map(({ what }) => what);
  expect(await found({ person: manager.id, act: "services" })).toEqual(["Price changed"]);
  expect(await found({ person: "visitor" })).toEqual(["Contact details of the appointment changed"]);
  expect(await found({ record: manager.name })).toEqual(["Signed in"]);
  expect(await found({ record: `service:${"a".repeat(24)}` })).toEqual(["Price changed"]);
  expect(await found({ record: "FRS-0000-0000" })).toEqual([]);
  expect(await found({ record: "%" })).toEqual([]);
  expect(await found({ to: "2020-01-01" })).toEqual([]);
  expect(await found({ from: "not a day", person: "'; drop table audit_events" })).toHaveLength(3);
});

it("finds a service by its name, and names languages and versions in words", async () => {
  const manager = await staffAs("manager");
  const { id: subjectId } = await aService().insert();
  const name = "Tracing of transfers";
  await db.serviceText.updateMany({ where: { serviceId: subjectId, locale: "en" }, data: { name } });
  const details = { locale: "fr-CA", number: 1, at: "2034-01-01T15:00:00.000Z" };
  const text = { action: "text.published", subjectKind: "text", subjectId: "gone", details } as const;
  await db.$transaction(async (tx) => {
    await record(tx, manager, { action: "service.confirmed", subjectKind: "service", subjectId });
    await record(tx, manager, text);
  });
  const found = (await load({ record: name.slice(2).toUpperCase() })).page.rows;
  expect(found.map(({ on }) => on)).toMatchObject([{ label: name, href: expect.stringContaining("/services/") }]);
  expect((await load()).page.rows[0]?.fields.map((field) => `${field.name}: ${field.after}`)).toEqual([
    "Public from: 1 January 2034, 10:00 am",
    "Language: Français",
    "Version: 1",
  ]);
});

it("opens an entry with its seal, the one before, and what followed", async () => {
  await someEntries();
  await sealAll(now);
  const [last, signIn] = await db.auditEvent.findMany({ orderBy: { id: "desc" } });
  const { opened } = await load({ entry: String(signIn?.id) });
  expect(opened).toMatchObject({ count: 1, followed: [], seal: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(opened?.before).toBe((await load({ entry: String((last?.id ?? 0n) - 2n) })).opened?.seal);
  expect((await load({ entry: "999999999" })).opened).toBeUndefined();
});

it("compares a pasted anchor", async () => {
  await someEntries();
  await sealAll(now);
  const { chainHash } = await db.auditSeal.findUniqueOrThrow({ where: { seq: 3 } });
  const chain = Buffer.from(chainHash).toString("hex");
  const compared = async (text: string) => (await loadChain(text, now)).compared;
  expect(await compared(`3-${chain}`)).toEqual({ result: "same", seq: 3 });
  expect(await compared(`2-${chain}`)).toEqual({ result: "differs", seq: 2 });
  expect(await compared(`9-${chain}`)).toEqual({ result: "missing", seq: 9 });
  expect(await compared("hello")).toEqual({ result: "unreadable" });
});

it("exports exactly the listed entries, and records the export without the typed text", async () => {
  const manager = await someEntries();
  const { newest } = await load();
  await staffAs("compliance");
  const address = new URLSearchParams({ person: manager.id, record: manager.name, last: newest, locale: "en" });
  const response = await GET(new Request(`http://localhost/api/staff/audit?${address}`));
  const lines = (await response.text()).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(",Signed in,staff.signed-in,");
  const { details } = await db.auditEvent.findFirstOrThrow({ where: { action: "audit.exported" } });
  expect(details).toEqual({ filter: `person=${manager.id}`, hasText: true });
  // The entry of the export is newer than what the page listed.
  const all = await GET(new Request(`http://localhost/api/staff/audit?last=${newest}&locale=de`));
  expect(await all.text()).not.toContain("audit.exported");
});

it.each(["manager", "adviser", "viewer"] as const)("refuses the export to staff with the role %s", async (role) => {
  await staffAs(role);
  expect((await GET(new Request("http://localhost/api/staff/audit?last=9"))).status).toBe(403);
});
