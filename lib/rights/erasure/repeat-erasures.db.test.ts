import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { receiveMessage } from "@/lib/inquiry/contact/commands/receive-message";
import { noHiddenFields } from "@/lib/inquiry/schema";
import { confirmSubscription } from "@/lib/newsletter/commands/confirm-subscription";
import { requested } from "@/lib/newsletter/testing/requests";
import { db } from "@/lib/platform/db/client";
import { recipientHash } from "@/lib/platform/mail/recipient";
import { encrypt } from "@/lib/platform/security/encryption";
import { msPerDay } from "@/lib/platform/time/instant";
import { aClient } from "@/lib/testing/builders/client";
import { withClient } from "@/lib/testing/client";
import { objectStorage } from "@/lib/testing/object-storage";
import { testDatabaseUrl } from "@/lib/testing/database";
import { aMessage } from "@/lib/testing/inquiries";
import { staffAs } from "@/lib/testing/staff-as";

import { eraseClient } from "./commands/erase-client";
import { noteMissedErasures, repeatErasures } from "./commands/repeat-erasures";
import { beginErasuresFile, readErasures } from "./erasures-file";
import { aWholePerson } from "../testing/whole-person";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));
const settings: { ERASURES_FILE?: string; STORAGE_URL?: string } = {};
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});
const bytes = () => Uint8Array.from(randomBytes(32));
const now = Date.parse("2027-03-08T17:00:00Z");
const by = { kind: "terminal" } as const;
const canary = "canary5b21d0";
const email = `${canary}@example.org`;

const folder = mkdtempSync(join(tmpdir(), "erasures-"));
const path = join(folder, "erasures.jsonl");
settings.ERASURES_FILE = path;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Column = { table_name: string; columns: string };

/** Copies every table into another schema as a backup, and returns a function that restores the tables. */
async function backUp(): Promise<() => Promise<void>> {
  return withClient(testDatabaseUrl(), async (client) => {
    const { rows } = await client.query<Column>(`
      select table_name, string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by table_name`);
    await client.query("create schema backup");
    for (const { table_name } of rows) await client.query(`create table backup.${table_name} as table ${table_name}`);
    return () => restore(rows);
  });
}

async function restore(tables: readonly Column[]): Promise<void> {
  await withClient(testDatabaseUrl(), async (client) => {
    await client.query("begin");
    // Triggers and foreign keys are off, as in a real restore: `pg_restore` loads the data before it creates them.
    await client.query("set local session_replication_role = replica");
    for (const { table_name, columns } of tables) {
      await client.query(`delete from ${table_name}`);
      await client.query(
        `insert into ${table_name} (${columns}) overriding system value select ${columns} from backup.${table_name}`,
      );
    }
    await client.query("commit");
  });
}

const counts = async () => ({
  clients: await db.client.count({ where: { email: { contains: canary } } }),
  messages: await db.contactMessage.count({ where: { email: { contains: canary } } }),
  leads: await db.lead.count({ where: { email: { contains: canary } } }),
});

test("erasures are repeated after a restore, even if the backup contains a legal hold or an open case", async () => {
  const staff = await staffAs("compliance");
  const { clientId, caseId } = await aWholePerson({ email, staffId: staff.id, now });
  await aClient().at("stays@example.org").insert();
  const closed = await db.case.findUniqueOrThrow({ where: { id: caseId } });
  await db.case.update({ where: { id: caseId }, data: { state: "open", outcome: null, closedAt: null } });
  const reasonCipher = encrypt("A court asked for it", "legal_holds.reason");
  const hold = await db.legalHold.create({
    data: { clientId, reasonCipher, placedById: staff.id, placedAt: new Date(now) },
  });
  const bringBack = await backUp();
  const before = await counts();
  expect(before).toEqual({ clients: 2, messages: 1, leads: 1 });

  const { outcome, closedAt } = closed;
  await db.case.update({ where: { id: caseId }, data: { state: "closed", outcome, closedAt } });
  await db.legalHold.update({ where: { id: hold.id }, data: { liftedAt: new Date(now), liftedById: staff.id } });
  expect(await eraseClient(staff, { clientId, cause: "request" }, now)).toMatchObject({ ok: true });
  expect(readFileSync(path, "utf8")).not.toContain(canary);
  expect(await repeatErasures(by, now)).toEqual({ clients: 0, refused: 0, inquiries: 0 });

  await bringBack();
  expect(await counts()).toEqual(before);
  expect(await repeatErasures(by, now + 1)).toMatchObject({ clients: 1, refused: 0 });
  expect(await counts()).toEqual({ clients: 0, messages: 0, leads: 0 });
  expect(await db.legalHold.count({ where: { clientId } })).toBe(0);
  expect(await db.client.count({ where: { email: "stays@example.org" } })).toBe(1);
  expect(await db.erasure.findMany({ select: { clientId: true, cause: true } })).toEqual([
    { clientId, cause: "repeat" },
  ]);
  expect(await repeatErasures(by, now + 2)).toEqual({ clients: 0, refused: 0, inquiries: 0 });
});

test("erases a message even if its client is not in the backup", async () => {
  const id = "5b0c7a52-4a77-4c6f-9d5a-0f7a4c3f1e11";
  const [message] = await db.$queryRaw<{ id: string }[]>`
    insert into contact_messages select (jsonb_populate_record(null::contact_messages, to_jsonb(b))).* from backup.contact_messages b
    returning id::text`;
  const at = new Date(now).toISOString();
  const lines = [{ erasure: id, clients: [id], inquiries: [message?.id], at }].map((line) => JSON.stringify(line));
  writeFileSync(path, `${lines.join("\n")}\n`);
  expect(await repeatErasures(by, now)).toEqual({ clients: 0, refused: 0, inquiries: 1 });
});

test("erases copies of emails and newsletter data by the hashes in ERASURES_FILE if the client is not in the backup", async () => {
  const [gone, back] = ["gone@addresses.example", "back@addresses.example"];
  const erasure = "5b0c7a52-4a77-4c6f-9d5a-0f7a4c3f1e12";
  const before = now - msPerDay;
  for (const address of [gone, back]) {
    await confirmSubscription(await requested(address, before), before + 5);
    const recipient = { recipientHash: recipientHash(address), recipientCipher: bytes(), contentCipher: bytes() };
    const email = { deliveryKey: address, kind: "k", outcome: "sent", locale: "en", at: new Date(before) };
    await db.sentEmail.create({ data: { ...email, ...recipient } });
  }
  // This person wrote again after the erasure, so everything with their address is theirs to keep.
  await receiveMessage(aMessage({ email: back }), { hidden: noHiddenFields, locale: "en", now: now + msPerDay });
  const hashes = [gone, back].map((address) => Buffer.from(recipientHash(address)).toString("hex"));
  writeFileSync(path, JSON.stringify({ erasure, clients: [erasure], inquiries: [], hashes, at: new Date(now) }));
  expect(await repeatErasures(by, now + 2 * msPerDay)).toEqual({ clients: 0, refused: 0, inquiries: 0 });
  const left = await db.newsletterSubscriber.findMany({ where: { state: { not: "ended" } }, select: { email: true } });
  expect(left.map(({ email: address }) => address)).toContain(back);
  expect(left.map(({ email: address }) => address)).not.toContain(gone);
  const sent = await db.sentEmail.findMany({ where: { deliveryKey: { in: [gone, back] } } });
  expect(sent.map(({ deliveryKey }) => deliveryKey)).toEqual([back]);
  expect(await db.contactMessage.count({ where: { email: back } })).toBe(1);
});

test("an erasure that was missing in ERASURES_FILE is added with the ids of the erased messages", async () => {
  const { id: erasure, clientId } = await db.erasure.findFirstOrThrow();
  const erased = await db.$queryRaw<{ id: string }[]>`
    select id::text from backup.contact_messages where email = ${email}
    union all select id::text from backup.leads where email = ${email}`;
  writeFileSync(path, "");
  expect(await noteMissedErasures()).toBe(1);
  const [added] = await readErasures();
  expect(added).toMatchObject({ erasure, clients: expect.arrayContaining([clientId]) });
  expect(added?.hashes).toContain(Buffer.from(recipientHash(email)).toString("hex"));
  expect(added?.inquiries.toSorted()).toEqual(erased.map(({ id }) => id).toSorted());
  expect(await noteMissedErasures()).toBe(0);
});

test("a damaged line in ERASURES_FILE stops the command, and the error names the line", async () => {
  writeFileSync(path, "\n{}\n");
  await expect(repeatErasures(by, now)).rejects.toThrow("ERASURES_FILE, line 2: not an erasure");
});

test("a missing ERASURES_FILE stops the command, and the worker makes an empty one at its start", async () => {
  const file = join(folder, "new", "erasures.jsonl");
  settings.ERASURES_FILE = file;
  await expect(repeatErasures(by, now)).rejects.toThrow("ERASURES_FILE names a file that does not exist");
  await beginErasuresFile();
  expect(await repeatErasures(by, now)).toMatchObject({ clients: 0 });
  writeFileSync(file, "not an erasure\n");
  await beginErasuresFile();
  expect(readFileSync(file, "utf8")).toBe("not an erasure\n");
  settings.ERASURES_FILE = path;
});

test("with STORAGE_URL, erasures are objects in the bucket, and those from before are added", async () => {
  rmSync(path);
  const storage = await objectStorage();
  settings.STORAGE_URL = storage.url;
  const { id } = await db.erasure.findFirstOrThrow();
  expect(await noteMissedErasures()).toBe(1);
  expect([...storage.objects.keys()]).toEqual([`erasures/${id}.json`]);
  expect(await readErasures()).toMatchObject([{ erasure: id }]);
  expect(await noteMissedErasures()).toBe(0);
  expect(await repeatErasures(by, now)).toEqual({ clients: 0, refused: 0, inquiries: 0 });
  await storage.close();
});

test("a copy adds nothing to the original's list", async () => {
  const storage = await objectStorage();
  settings.STORAGE_URL = storage.url;
  await db.installation.create({ data: { mode: "live", mailHeldAt: new Date() } });
  await noteMissedErasures();
  expect([...storage.objects.keys()]).toEqual([]);
  await storage.close();
});
