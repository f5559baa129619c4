import { db } from "@/lib/platform/db/client";

import { findPerson } from "../../queries/person";

/** What belongs to the clients under a legal hold, by every address that these clients have or had. */
export type HeldRecords = {
  /** The ids of messages and leads. What is uncertain counts too, because a hold must not lose anything. */
  readonly inquiryIds: ReadonlySet<string>;
  readonly bookingIds: ReadonlySet<string>;
  /** The hashes of the clients' own addresses. */
  readonly addressHashes: readonly Uint8Array<ArrayBuffer>[];
};

/** Finds the messages, leads, bookings and addresses of the clients under a legal hold. */
export async function listHeldRecords(): Promise<HeldRecords> {
  const holds = await db.legalHold.findMany({ where: { liftedAt: null }, select: { clientId: true } });
  const inquiryIds = new Set<string>();
  const bookingIds = new Set<string>();
  const addressHashes = [];
  for (const { clientId } of holds) {
    const person = await findPerson(db, clientId);
    if (!person) continue;
    for (const id of [...person.inquiryIds, ...person.uncertain.map((each) => each.id)]) inquiryIds.add(id);
    for (const id of person.bookingIds) bookingIds.add(id);
    addressHashes.push(...person.hashes);
  }
  return { inquiryIds, bookingIds, addressHashes };
}
