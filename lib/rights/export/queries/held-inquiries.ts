import { db } from "@/lib/platform/db/client";

import { findPerson } from "../../queries/person";

/** What belongs to the clients under a legal hold, by every address that these clients have or had. */
export type HeldInquiries = {
  /** The ids of messages and leads. What is uncertain counts too, because a hold must not lose anything. */
  readonly ids: ReadonlySet<string>;
  /** The hashes of the clients' own addresses. */
  readonly addressHashes: readonly Uint8Array<ArrayBuffer>[];
};

/** Finds the messages, leads and addresses of the clients under a legal hold. */
export async function listHeldInquiries(): Promise<HeldInquiries> {
  const holds = await db.legalHold.findMany({ where: { liftedAt: null }, select: { clientId: true } });
  const ids = new Set<string>();
  const addressHashes = [];
  for (const { clientId } of holds) {
    const person = await findPerson(db, clientId);
    if (!person) continue;
    for (const id of person.inquiryIds) ids.add(id);
    for (const { id } of person.uncertain) ids.add(id);
    addressHashes.push(...person.hashes);
  }
  return { ids, addressHashes };
}
