import { z } from "zod";

import { safeContactContext } from "@/lib/inquiry/safe-contact/columns";
import type { Tx } from "@/lib/platform/db/client";
import { lockRows } from "@/lib/platform/db/lock";
import { decrypt, encrypt } from "@/lib/platform/security/encryption";

import { contactColumns } from "../contact-fields";
import type { MergeField } from "../merge-fields";

const context = "client_merges.before";
const noteContext = safeContactContext("clients");

const text = z.string();
const optional = z.string().nullable();

/** The contact data of a client, as the database stores it, but with the safe-contact note decrypted. */
const stateSchema = z.object({
  firstName: text,
  lastName: text,
  phone: text,
  phoneE164: optional,
  email: optional,
  /** False in merges that were stored before two people could share a mailbox. */
  sharesMailbox: z.boolean().default(false),
  preferredContact: text,
  locale: text,
  zone: text,
  safeContact: z.array(text),
  note: optional,
  dateOfBirth: optional,
});
export type ClientState = z.infer<typeof stateSchema>;

/** Earlier releases stored the note as they found it: encrypted for the client's row, as base64. */
const formerSchema = stateSchema.omit({ note: true }).extend({ safeContactNote: optional });

const storedSchema = z.union([
  stateSchema,
  formerSchema.transform(({ safeContactNote: sealed, ...plain }): ClientState => ({
    ...plain,
    note: sealed === null ? null : decrypt(Buffer.from(sealed, "base64"), noteContext),
  })),
]);

const bothSchema = z.object({ kept: storedSchema, merged: storedSchema });

type BothStates = { readonly kept: ClientState; readonly merged: ClientState };

/** Encrypts the contact data that both clients had before a merge, so that the merge can be undone. */
export const sealStates = (states: BothStates) => encrypt(JSON.stringify(states), context);

/** Decrypts what `sealStates` encrypted. Throws if a field is missing or invalid. */
export const unsealStates = (cipher: Uint8Array): BothStates => bothSchema.parse(JSON.parse(decrypt(cipher, context)));

/**
 * The database columns of each field. The field for the phone number has two: the number as typed and the same number
 * in international form.
 */
const columnsOf: Readonly<Record<MergeField, readonly (keyof ClientState)[]>> = {
  firstName: ["firstName"],
  lastName: ["lastName"],
  phone: ["phone", "phoneE164"],
  email: ["email", "sharesMailbox"],
  preferredContact: ["preferredContact"],
  language: ["locale"],
  zone: ["zone"],
  safeContact: ["safeContact"],
  safeContactNote: ["note"],
  dateOfBirth: ["dateOfBirth"],
};

/** Whether a field has the same value in both states. */
export function isSameValue(field: MergeField, one: ClientState, other: ClientState): boolean {
  return columnsOf[field].every((column) => JSON.stringify(one[column]) === JSON.stringify(other[column]));
}

/** The columns and values for an update of the given fields. */
export function columnsToSet(fields: readonly string[], state: ClientState) {
  const names = Object.entries(columnsOf).flatMap(([field, columns]) => (fields.includes(field) ? columns : []));
  const { note, dateOfBirth, ...plain } = state;
  const all = {
    ...plain,
    safeContactNoteCipher: note === null ? null : encrypt(note, noteContext),
    dateOfBirth: dateOfBirth === null ? null : new Date(dateOfBirth),
  };
  const isSet = (column: string) =>
    names.some((name) => name === (column === "safeContactNoteCipher" ? "note" : column));
  return Object.fromEntries(Object.entries(all).filter(([column]) => isSet(column))) as Partial<typeof all>;
}

export type LockedClient = {
  readonly id: string;
  readonly version: number;
  readonly mergedIntoId: string | null;
  readonly isHeld: boolean;
  readonly isErased: boolean;
  readonly state: ClientState;
};

/**
 * Locks and reads clients. The rows are locked in the order of their ids, so that two merges of the same pair do not
 * deadlock.
 */
export async function lockClients(tx: Tx, ids: readonly string[]): Promise<readonly LockedClient[]> {
  await lockRows(tx, "clients", ids);
  const rows = await tx.client.findMany({ where: { id: { in: [...ids] } }, select: columns });
  return rows.map(
    ({ id, version, mergedIntoId, legalHolds, erasures, safeContactNoteCipher, dateOfBirth, ...plain }) => ({
      id,
      version,
      mergedIntoId,
      isHeld: legalHolds.length > 0,
      isErased: erasures.length > 0,
      state: {
        ...plain,
        note: safeContactNoteCipher && decrypt(safeContactNoteCipher, noteContext),
        dateOfBirth: dateOfBirth?.toISOString() ?? null,
      },
    }),
  );
}

const columns = {
  id: true,
  version: true,
  mergedIntoId: true,
  ...contactColumns,
  phoneE164: true,
  sharesMailbox: true,
  legalHolds: { where: { liftedAt: null }, select: { id: true } },
  erasures: { select: { id: true } },
} as const;
