import { storeCase } from "@/lib/cases/testing/stored-cases";
import { db } from "@/lib/platform/db/client";
import { decrypt, encrypt } from "@/lib/platform/security/encryption";
import { safeContactContext } from "@/lib/inquiry/safe-contact/columns";
import { msPerDay } from "@/lib/platform/time/instant";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aBooking } from "@/lib/testing/builders/booking";
import { aClient } from "@/lib/testing/builders/client";
import { aService } from "@/lib/testing/builders/service";
import { pick } from "@/lib/testing/random";

import { movingTables } from "../merge-fields";

export type OwnClient = {
  readonly email?: string | null;
  readonly phoneE164?: string;
  readonly firstName?: string;
};

/** Stores a client with a case that the staff member owns, so that the staff member may open the client's file. */
export async function storeOwnClient(staffId: string, data: OwnClient = {}) {
  const { id } = await aClient().insert();
  await db.client.update({ where: { id }, data });
  await storeCase({ clientId: id, ownerId: staffId });
  return seen(id);
}

/** Reads a client's id, version and email address. Tests pass the id and the version to commands, as a form does. */
export const seen = (id: string) =>
  db.client.findUniqueOrThrow({ where: { id }, select: { id: true, version: true, email: true } });

type Setting = { readonly random: () => number; readonly staffId: string; readonly start: number };

/**
 * Stores a client with random contact data and a random number of bookings, notes, documents and complaints. The staff
 * member owns the client's case and may therefore open the file.
 */
export async function storeRandomPerson({ random, staffId, start }: Setting): Promise<string> {
  const client = await aClient().insert();
  const { id } = client;
  const phone = pick(random, ["+14165550123", "+49301234567", "+14165550199"]);
  await db.client.update({
    where: { id },
    data: {
      ...(random() < 0.3 ? { email: null } : {}),
      firstName: pick(random, ["Anna", "Ana", "Margaret"]),
      phone: pick(random, [phone, `(${phone})`]),
      phoneE164: pick(random, [phone, null]),
      locale: pick(random, ["en", "de", "fr-CA"]),
      zone: pick(random, ["America/Toronto", "Europe/Berlin"]),
      safeContact: pick(random, [[], ["no-texts"], ["no-voicemail", "discreet"]]),
      safeContactNoteCipher: random() < 0.5 ? null : encrypt("After six", safeContactContext("clients")),
      dateOfBirth: pick(random, [null, new Date("1956-03-04")]),
    },
  });
  const { id: caseId } = await storeCase({ clientId: id, ownerId: staffId });
  const times = (most: number) => Array.from({ length: Math.floor(random() * (most + 1)) });
  for (const _ of times(2)) {
    const [service, adviser] = [await aService().insert(), await anAdviser().insert()];
    await aBooking({ adviser, service }).by(client).startingAt(new Date(start)).insert();
  }
  const day = (after: number) => new Date(start + after * msPerDay);
  const [cipher, by] = [new Uint8Array([1, 2, 3]), { createdById: staffId, createdAt: new Date(start) }];
  await db.clientNote.createMany({
    data: times(3).map(() => ({ clientId: id, authorId: staffId, textCipher: cipher })),
  });
  await db.clientTask.createMany({
    data: times(3).map(() => ({
      ...by,
      clientId: id,
      caseId: random() < 0.5 ? caseId : null,
      ownerId: staffId,
      textCipher: cipher,
      dueOn: day(1),
    })),
  });
  await db.document.createMany({
    data: times(2).map(() => ({
      clientId: id,
      nameCipher: cipher,
      type: "text/plain",
      bytes: 3,
      sha256: new Uint8Array(32),
      state: "clean",
      uploadedBy: "client",
      storage: "database",
      createdAt: new Date(start),
    })),
  });
  await db.complaint.createMany({
    data: times(1).map(() => ({
      ...by,
      clientId: id,
      reference: `CMP-${id}`,
      nameCipher: cipher,
      textCipher: cipher,
      receivedOn: day(0),
      acknowledgeBy: day(5),
      answerBy: day(56),
    })),
  });
  return id;
}

/**
 * Returns the given clients' rows in the table `clients` and in each table of `movingTables`. When two clients are
 * merged, the records in these tables move to the client that is kept. Leaves out the version numbers, because the
 * database increments them with each change. The clients' notes are decrypted, because each encryption differs.
 */
export async function snapshotOf(clientIds: readonly string[]): Promise<unknown> {
  const rows: Record<string, unknown> = {};
  for (const [table, column] of [["clients", "id"], ...movingTables.map((each) => [each, "client_id"])]) {
    const found = await db.$queryRawUnsafe<{ row: Readonly<Record<string, unknown>> }[]>(
      `select to_jsonb(t) - 'version' as row from ${table} t where ${column} = any($1::uuid[]) order by t.id`,
      clientIds,
    );
    rows[String(table)] = table === "clients" ? found.map(({ row }) => withReadableNote(row)) : found;
  }
  return rows;
}

function withReadableNote({ safe_contact_note_cipher: hex, ...row }: Readonly<Record<string, unknown>>) {
  const note =
    typeof hex === "string" ? decrypt(Buffer.from(hex.slice(2), "hex"), safeContactContext("clients")) : null;
  return { ...row, note };
}
