import { createHash } from "node:crypto";

import { db } from "@/lib/platform/db/client";
import { giveReason, mayOpenFile } from "@/lib/clients/commands/access";
import { findStaff } from "@/lib/platform/auth/session";
import type { Staff } from "@/lib/platform/auth/staff";
import { aClient } from "@/lib/testing/builders/client";
import { newBrowser, signInAs } from "@/lib/testing/browser-request";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { installedScanner, malware, standInScanner } from "@/lib/testing/malware-scanner";
import { objectStorage } from "@/lib/testing/object-storage";
import type { StandIn } from "@/lib/testing/object-storage";
import { staffAs } from "@/lib/testing/staff-as";

import { deleteFromObjectStorage } from "./commands/content";
import { openDocument } from "./reads/open-document";
import { scanDocument } from "./commands/scan-document";
import { storeDocument } from "./commands/store-document";
import { clientOfReference } from "./queries/access";
import { listDocuments } from "./queries/documents";
import { officeFile } from "./testing/zip";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));
const settings: { STORAGE_URL?: string | undefined; CLAMAV_URL?: string | undefined } = {};
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});
const now = Date.parse("2027-01-08T17:00:00Z");
const text = (content: string) => new Uint8Array(Buffer.from(content));
const visitor = { kind: "visitor" } as const;
const statement = { name: "Kontoauszug März.txt", content: text("Three transfers in October.") };

let clientId: string;
let manager: Staff;

beforeEach(async () => {
  delete settings.STORAGE_URL;
  delete settings.CLAMAV_URL;
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  clientId = (await aClient().insert()).id;
  manager = await staffAs("manager");
  await giveReason(manager, { id: clientId, reason: "checking" }, Date.now());
});

test("compliance staff can open a client's documents only after giving a reason", async () => {
  const compliance = await staffAs("compliance");
  const id = await stored();
  expect(await openDocument(compliance, id, Date.now())).toEqual({ ok: false, error: "RESOURCE_NOT_FOUND" });
  await giveReason(compliance, { id: clientId, reason: "complaint" }, Date.now());
  expect(await openDocument(compliance, id, Date.now())).toMatchObject({ ok: true });
});

async function stored(file = statement): Promise<string> {
  const result = await storeDocument(visitor, { clientId, file }, now);
  if (!result.ok) throw new Error(JSON.stringify(result.details));
  return result.value.id;
}

const stateOf = async (id: string) => (await db.document.findUniqueOrThrow({ where: { id } })).state;
const jobs = () => db.$queryRaw<{ task: string }[]>`select task_identifier as task from graphile_worker.jobs`;

test("a document is stored encrypted, staff can download it, and the download is recorded", async () => {
  const id = await stored();
  const [listed] = await listDocuments(clientId);
  expect(listed).toMatchObject({ id, name: statement.name, state: "clean", uploadedBy: "client", type: "text/plain" });
  const { contentCipher } = await db.documentContent.findUniqueOrThrow({ where: { documentId: id } });
  const row = await db.document.findUniqueOrThrow({ where: { id } });
  expect(Buffer.from(contentCipher).includes("transfers")).toBe(false);
  expect(Buffer.from(row.nameCipher).includes("Kontoauszug")).toBe(false);
  expect(Buffer.from(row.sha256)).toEqual(createHash("sha256").update(statement.content).digest());

  const opened = await openDocument(manager, id, Date.now());
  expect(opened).toMatchObject({ ok: true, value: { name: statement.name } });
  expect(opened.ok && opened.value.content.toString()).toBe("Three transfers in October.");
  const rows = await db.auditEvent.findMany({ where: { subjectId: id }, orderBy: { id: "asc" } });
  expect(rows.map(({ action, actorKind }) => [action, actorKind])).toEqual([
    ["document.stored", "visitor"],
    ["document.read", "staff"],
  ]);
});

test("staff see that a document was not scanned, and what it contains", async () => {
  const macros = new Uint8Array(officeFile("docx", [{ name: "word/vbaProject.bin", content: text("macro") }]));
  await stored({ name: "letter.docx", content: macros });
  await stored({ name: "form.pdf", content: text("%PDF-1.7 << /S /JavaScript /JS (x) >> /Launch /EmbeddedFile ") });
  const rows = (await listDocuments(clientId)).map(({ name, warnings, scannedAt }) => [name, warnings, scannedAt]);
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      ["letter.docx", ["macros"], undefined],
      ["form.pdf", ["script", "launch", "embedded"], undefined],
    ]),
  );
  await expect(db.document.updateMany({ data: { warnings: ["other"] } })).rejects.toThrow(
    "document_warnings_are_known",
  );
});

test("a text keeps its bytes, whatever its encoding", async () => {
  const content = new Uint8Array(Buffer.from("Datum;Empf\u00e4nger\r\n", "latin1"));
  const opened = await openDocument(manager, await stored({ name: "umsatz.csv", content }), Date.now());
  expect(opened.ok && opened.value.content.equals(content)).toBe(true);
});

test("content that was copied to another document cannot be decrypted", async () => {
  const [first, second] = [await stored(), await stored({ ...statement, content: text("Another") })];
  const { contentCipher } = await db.documentContent.findUniqueOrThrow({ where: { documentId: first } });
  await db.documentContent.update({ where: { documentId: second }, data: { contentCipher } });
  await expect(openDocument(manager, second, Date.now())).rejects.toThrow();
});

test.each([
  ["empty", { name: "a.txt", content: text("") }],
  ["size", { name: "a.txt", content: new Uint8Array(10 * 1024 * 1024 + 1).fill(65) }],
  ["type", { name: "a.exe", content: text("x") }],
  ["mismatch", { name: "a.pdf", content: text("no PDF") }],
  ["unpacked", { name: "a.docx", content: officeFile("docx", [{ name: "a", content: Buffer.alloc(210_000_000) }]) }],
])('a file is refused with the reason "%s"', async (reason, file) => {
  expect(await storeDocument(visitor, { clientId, file }, now)).toEqual({
    ok: false,
    error: "VALIDATION_ERROR",
    details: { rule: reason },
  });
  expect(await listDocuments(clientId)).toEqual([]);
});

test("an adviser reads only the documents of clients with whom they have appointments", async () => {
  const bookingId = await storeBooking(now);
  const booking = await db.booking.findUniqueOrThrow({ where: { id: bookingId } });
  const viewer = await staffAs("viewer");
  newBrowser();
  await signInAs("adviser", booking.adviserId);
  const adviser = await findStaff();
  if (!adviser) throw new Error("The sign-in failed");
  expect(await mayOpenFile(adviser, booking.clientId, Date.now())).toBe(true);
  expect(await mayOpenFile(adviser, clientId, Date.now())).toBe(false);
  expect(await mayOpenFile(viewer, clientId, Date.now())).toBe(false);
  expect(await clientOfReference(adviser, booking.reference)).toBe(booking.clientId);
  expect(await openDocument(adviser, await stored(), Date.now())).toEqual({ ok: false, error: "RESOURCE_NOT_FOUND" });
});

describe("with object storage", () => {
  let storage: StandIn;
  beforeAll(async () => {
    storage = await objectStorage();
  });
  afterAll(() => storage.close());
  beforeEach(() => {
    settings.STORAGE_URL = storage.url;
    storage.breakDown(false);
  });

  test("the content of a document is encrypted and is not stored in the database", async () => {
    const id = await stored();
    expect(await db.documentContent.count({ where: { documentId: id } })).toBe(0);
    expect(storage.objects.get(id)?.includes("transfers")).toBe(false);
    const opened = await openDocument(manager, id, Date.now());
    expect(opened.ok && opened.value.content.toString()).toBe("Three transfers in October.");
  });

  test("no document is stored if its content cannot be uploaded", async () => {
    storage.breakDown(true);
    await expect(stored()).rejects.toThrow("The object storage returned 400");
    expect(await listDocuments(clientId)).toEqual([]);
  });

  test("the deletion job does not delete the content of a document that still exists", async () => {
    const id = await stored();
    await deleteFromObjectStorage(id);
    expect(storage.objects.has(id)).toBe(true);
  });
});

describe.each([
  ["a stand-in", standInScanner],
  ["the installed clamd", installedScanner],
] as const)("with %s as the scanner", (name, start) => {
  let scanner: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    scanner = await start();
    if (!scanner) console.info(`Skipped: ${name} is not installed.`);
  });
  afterAll(() => scanner?.close());

  test("a document cannot be opened before its scan, and the content of a document with malware is deleted", async () => {
    if (!scanner) return;
    settings.CLAMAV_URL = scanner.url;
    const [good, bad] = [await stored(), await stored({ name: "notes.txt", content: text(`${malware}!`) })];
    expect(await openDocument(manager, good, Date.now())).toEqual({ ok: false, error: "BUSINESS_RULE_VIOLATION" });
    expect(await jobs()).toEqual([{ task: "scan-document" }, { task: "scan-document" }]);
    await scanDocument(good, now);
    await scanDocument(bad, now);
    expect([await stateOf(good), await stateOf(bad)]).toEqual(["clean", "refused"]);
    expect((await openDocument(manager, good, Date.now())).ok).toBe(true);
    expect(await openDocument(manager, bad, Date.now())).toEqual({ ok: false, error: "BUSINESS_RULE_VIOLATION" });
    expect(await db.documentContent.count({ where: { documentId: bad } })).toBe(0);
    await expect(db.document.update({ where: { id: bad }, data: { state: "clean" } })).rejects.toThrow();
  });

  test("the scan finds malware at the end of a ten-megabyte document", async () => {
    if (!scanner) return;
    settings.CLAMAV_URL = scanner.url;
    const content = new Uint8Array(10 * 1024 * 1024).fill(65);
    content.set(text(malware), content.length - malware.length);
    const id = await stored({ name: "long.txt", content });
    await scanDocument(id, now);
    expect(await stateOf(id)).toBe("refused");
  });
});

test("if the scanner is unavailable, the scan job fails and the document waits for the next attempt", async () => {
  const scanner = await standInScanner();
  settings.CLAMAV_URL = scanner.url;
  const id = await stored();
  await scanner.close();
  await expect(scanDocument(id, now)).rejects.toThrow();
  expect(await stateOf(id)).toBe("held");
});

test("clients and staff cannot store a text file that contains a wallet's recovery phrase", async () => {
  const phrase = "legal winner thank year wave sausage worth useful legal winner thank yellow";
  const file = { name: "words.txt", content: text(`My words:\n${phrase}`) };
  for (const by of [visitor, manager])
    expect(await storeDocument(by, { clientId, file }, now)).toMatchObject({ details: { rule: "secretContent" } });
  expect(await listDocuments(clientId)).toEqual([]);
});
