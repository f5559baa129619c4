import { createCipheriv, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { manageToken } from "@/lib/booking/change/manage-link";
import { unsealStates } from "@/lib/clients/commands/merge-state";
import { referenceOf, replyAddress } from "@/lib/inquiry/inbox/reply-address";
import { unsubscribeToken } from "@/lib/newsletter/tokens";
import { linkToken } from "@/lib/platform/auth/links";
import { replaceRecoveryCodes, spendRecoveryCode } from "@/lib/platform/auth/recovery-codes";
import { db, pool } from "@/lib/platform/db/client";
import { recipientHash } from "@/lib/platform/mail/recipient";
import { encryptedTables } from "@/lib/platform/security/encrypted-columns";
import { currentPrefix, decrypt, encrypt, encryptBytes } from "@/lib/platform/security/encryption";
import { checkKeys, openKeys } from "@/lib/platform/security/installation-keys";
import { deriveKey } from "@/lib/platform/security/keys";
import { countDue } from "@/lib/platform/security/rotation/count-due";
import { startRotation } from "@/lib/platform/security/rotation/rotate";
import { hashToken } from "@/lib/platform/security/token";
import { testDatabaseUrl } from "@/lib/testing/database";
import { objectStorage } from "@/lib/testing/object-storage";
import { withClient } from "@/lib/testing/client";
import { seed } from "@/prisma/seed";

import { tasks } from "./tasks";

const keys = { first: Buffer.alloc(32, 1), second: Buffer.alloc(32, 2), third: Buffer.alloc(32, 3) };
const settings: { DATA_KEY: string; DATA_KEY_PREVIOUS?: string; STORAGE_URL?: string } = { DATA_KEY: "" };
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});
jest.mock("next/headers", () => ({}));
jest.mock("next/navigation", () => ({}));

/** Sets the keys of the settings and reads those of the installation, as each process does at its start. */
async function startWith(current: keyof typeof keys, previous?: keyof typeof keys): Promise<void> {
  settings.DATA_KEY = keys[current].toString("base64");
  delete settings.DATA_KEY_PREVIOUS;
  if (previous) settings.DATA_KEY_PREVIOUS = keys[previous].toString("base64");
  await openKeys(testDatabaseUrl());
}

/** Runs the queued jobs until the rotation has finished. */
async function rotate(): Promise<void> {
  await startRotation();
  while (!(await db.keyRotation.findFirst())?.finishedAt) await tasks["rotate-keys"]({});
}

/** Decrypts every value of every encrypted column. */
async function readAll(): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const { table, key, columns } of await encryptedTables(pool()))
    for (const { column, context } of columns) {
      const id = key.map((part) => `${part.column}::text`).join(" || ' ' || ");
      const { rows } = await pool().query<{ id: string; context: string; sealed: Buffer }>(
        `select ${id} as id, ${context} as context, ${column} as sealed from ${table} where ${column} is not null`,
      );
      for (const row of rows) texts.set(`${table}.${column} ${row.id}`, decrypt(row.sealed, row.context));
    }
  return texts;
}

/** Encrypts as earlier releases did: without a key id. */
function encryptWithoutId(text: string, context: string, root: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", deriveKey(root, "encryption"), nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([Buffer.of(1), nonce, cipher.getAuthTag(), body]);
}

const versions = async () => ({
  bookings: await db.booking.findMany({ select: { id: true, version: true }, orderBy: { id: "asc" } }),
  clients: await db.client.findMany({ select: { id: true, version: true }, orderBy: { id: "asc" } }),
  cases: await db.case.findMany({ select: { id: true, version: true }, orderBy: { id: "asc" } }),
});

const folder = mkdtempSync(join(tmpdir(), "rotate-"));
let storage: Awaited<ReturnType<typeof objectStorage>>;
const inStorage = "7d3f7a43-4fbb-4b0b-8d1e-6a0c5c1f2a11";
let recoveryCode = "";

beforeAll(async () => {
  storage = await objectStorage();
  settings.STORAGE_URL = storage.url;
  await startWith("first");
  await seed("demo", { staffFile: join(folder, "staff.json") });
  await addRowsWithoutSample();
  await startWith("first");
});

afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

/** Adds values that the sample office does not have, some of them as earlier releases stored them. */
async function addRowsWithoutSample(): Promise<void> {
  const clients = await db.client.findMany({ take: 2, orderBy: { id: "asc" } });
  const staff = await db.staffUser.findFirstOrThrow();
  const [kept, merged] = clients.map(({ id }) => id);
  const document = {
    clientId: kept ?? "",
    type: "application/pdf",
    bytes: 3,
    sha256: Buffer.alloc(32),
    state: "clean",
  };
  const createdAt = new Date();
  for (const [id, place] of [
    [inStorage, "object"],
    ["7d3f7a43-4fbb-4b0b-8d1e-6a0c5c1f2a12", "database"],
  ] as const) {
    const nameCipher = encrypt("a.pdf", "documents.name");
    await db.document.create({
      data: { ...document, id, nameCipher, uploadedBy: "client", storage: place, createdAt },
    });
    const content = encryptBytes(Buffer.from("pdf"), `document_contents.content:${id}`);
    if (place === "object") (storage.objects as Map<string, Buffer>).set(id, Buffer.from(content));
    else await db.documentContent.create({ data: { documentId: id, contentCipher: content } });
  }
  const secret = encrypt("JBSWY3DP", `staff_users.totp_secret.${staff.id}`);
  await db.staffUser.update({ where: { id: staff.id }, data: { totpSecretCipher: secret, totpEnrolledAt: createdAt } });
  [recoveryCode = ""] = await db.$transaction((tx) => replaceRecoveryCodes(tx, staff.id));
  // A merge of an earlier release has an encrypted note inside its encrypted value.
  const state = {
    firstName: "Ana",
    lastName: "Li",
    phone: "1",
    phoneE164: null,
    email: null,
    preferredContact: "email",
  };
  const note = encryptWithoutId("Call after six", "clients.safe_contact_note", keys.first).toString("base64");
  const rest = { locale: "en", zone: "UTC", safeContact: [], safeContactNote: note, dateOfBirth: null };
  const before = JSON.stringify({ kept: { ...state, ...rest }, merged: { ...state, ...rest } });
  const beforeCipher = encryptWithoutId(before, "client_merges.before", keys.first);
  await db.clientMerge.create({
    data: {
      keptId: kept ?? "",
      mergedId: merged ?? "",
      mergedById: staff.id,
      mergedAt: createdAt,
      taken: [],
      moved: {},
      beforeCipher: new Uint8Array(beforeCipher),
    },
  });
  for (const { id, storyCipher } of await db.lead.findMany({ where: { storyCipher: { not: null } } }))
    if (storyCipher) {
      const sealed = encryptWithoutId(decrypt(storyCipher, "leads.story"), "leads.story", keys.first);
      await db.lead.update({ where: { id }, data: { storyCipher: new Uint8Array(sealed) } });
    }
}

test("after a rotation the new key alone opens every value, and every old link, code and hash works", async () => {
  const [before, versionsBefore] = [await readAll(), await versions()];
  const bookings = await db.booking.findMany({ select: { id: true, manageTokenHash: true } });
  const { reference } = await db.contactMessage.findFirstOrThrow();
  const old = [linkToken("an-invitation"), unsubscribeToken("zoe@example.org"), replyAddress(reference) ?? ""];
  const oldHash = recipientHash("zoe@example.org");

  await startWith("second", "first");
  expect(await readAll()).toEqual(before);
  await rotate();
  const rotation = await db.keyRotation.findFirstOrThrow();
  expect(rotation).toMatchObject({ unreadable: 0 });
  expect(Number(rotation.rows)).toBeGreaterThan(100);

  await startWith("second");
  const merges = [...before.keys()].filter((key) => key.startsWith("client_merges."));
  const after = await readAll();
  for (const [key, text] of before) if (!merges.includes(key)) expect([key, after.get(key)]).toEqual([key, text]);
  expect(after.size).toBe(before.size);
  expect(await countDue()).toEqual({ rows: 0, tables: [] });
  const { beforeCipher } = await db.clientMerge.findFirstOrThrow();
  expect(unsealStates(beforeCipher)).toMatchObject({ kept: { note: "Call after six" } });
  const object = storage.objects.get(inStorage) ?? Buffer.alloc(0);
  expect(object.subarray(0, 5)).toEqual(currentPrefix());
  expect(decrypt(object, `document_contents.content:${inStorage}`)).toBe("pdf");

  expect(await versions()).toEqual(versionsBefore);
  for (const { id, manageTokenHash } of bookings)
    expect(Buffer.from(manageTokenHash)).toEqual(Buffer.from(hashToken(manageToken(id))));
  expect([linkToken("an-invitation"), unsubscribeToken("zoe@example.org"), replyAddress(reference)]).toEqual(old);
  expect(referenceOf(old[2] ?? "")).toBe(reference);
  expect(recipientHash("zoe@example.org")).toEqual(oldHash);
  const { id } = await db.staffUser.findFirstOrThrow({ where: { totpSecretCipher: { not: null } } });
  expect(await spendRecoveryCode(id, recoveryCode, Date.now())).toBeTruthy();
});

test("a start without the earlier key is refused while the rotation is unfinished, and then continues where it was", async () => {
  await startWith("third", "second");
  await startRotation();
  await withClient(testDatabaseUrl(), (client) => client.query("update key_rotation set part = 'leads', after = '{}'"));
  await expect(startWith("third")).rejects.toThrow("set DATA_KEY and DATA_KEY_PREVIOUS again");
  // The first key as the next one: most values are encrypted with the second key, which would then be missing.
  await expect(startWith("first", "third")).rejects.toThrow("set DATA_KEY and DATA_KEY_PREVIOUS again");
  await startWith("third", "second");
  await startRotation();
  expect(await db.keyRotation.findFirst()).toMatchObject({ part: "leads", finishedAt: null });
  // The rotation can be turned round, because both of its keys are set.
  await startWith("second", "third");
  await startWith("third", "second");
  await rotate();
  expect(await countDue()).toMatchObject({ rows: 0 });
  await startWith("third");
});

test("a value that no key opens is counted and left as it is, and does not stop the others", async () => {
  const lead = await db.lead.findFirstOrThrow({ where: { storyCipher: { not: null } } });
  const damaged = encryptWithoutId("text", "leads.story", Buffer.alloc(32, 9));
  await db.lead.update({ where: { id: lead.id }, data: { storyCipher: new Uint8Array(damaged) } });
  await startWith("first", "third");
  await rotate();
  expect(await db.keyRotation.findFirst()).toMatchObject({ unreadable: 1 });
  expect(await countDue()).toEqual({ rows: 1, tables: ["leads 1"] });
  expect(await db.lead.findUnique({ where: { id: lead.id } })).toMatchObject({ storyCipher: new Uint8Array(damaged) });
});

test("a key that does not open the database is refused, and nothing is changed", async () => {
  const before = await db.installation.findFirst();
  settings.DATA_KEY = Buffer.alloc(32, 8).toString("base64");
  delete settings.DATA_KEY_PREVIOUS;
  await expect(checkKeys(testDatabaseUrl())).rejects.toThrow("DATA_KEY is not the key");
  await expect(openKeys(testDatabaseUrl())).rejects.toThrow("DATA_KEY is not the key");
  expect(await db.installation.findFirst()).toEqual(before);
});

test("an installation of an earlier release compares the key with a stored value before it stores the root", async () => {
  await db.installation.updateMany({ data: { hmacRootCipher: null } });
  await db.keyRotation.deleteMany();
  await expect(startWith("second")).rejects.toThrow("DATA_KEY is not the key");
  expect(await db.installation.findFirst()).toMatchObject({ hmacRootCipher: null });
  // The values are encrypted with the first key, so the other keys were derived from it.
  const link = linkToken("an-invitation");
  await startWith("second", "first");
  expect(linkToken("an-invitation")).toBe(link);
});
