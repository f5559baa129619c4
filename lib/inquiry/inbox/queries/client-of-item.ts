import { begunByStaff } from "../../begun-by-staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";

type Item = { readonly source: string; readonly externalId: string | null; readonly email: string | null };

/**
 * Finds the client of an item: the client to whom staff wrote first, or else the only client with the item's email
 * address. Undefined if nobody or several clients have the address, because two people may share a mailbox.
 */
export async function findClientOf(
  { source, externalId, email }: Item,
  tx: Tx | typeof db = db,
): Promise<string | undefined> {
  const select = { id: true, mergedIntoId: true } as const;
  if (source === begunByStaff) {
    const client = await tx.client.findUnique({ where: { id: externalId ?? "" }, select });
    return client ? (client.mergedIntoId ?? client.id) : undefined;
  }
  if (email === null) return undefined;
  const clients = await tx.client.findMany({ where: { email, isTest: false }, select });
  const ids = new Set(clients.map(({ id, mergedIntoId }) => mergedIntoId ?? id));
  return ids.size === 1 ? [...ids][0] : undefined;
}
