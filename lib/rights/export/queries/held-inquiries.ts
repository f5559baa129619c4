import { db } from "@/lib/platform/db/client";

import { findPerson } from "../../queries/person";

/**
 * The ids of the messages and leads of clients under a legal hold, by every address that these clients have or had.
 * What is uncertain counts too, because a hold must not lose anything.
 */
export async function listHeldInquiries(): Promise<ReadonlySet<string>> {
  const holds = await db.legalHold.findMany({ where: { liftedAt: null }, select: { clientId: true } });
  const ids = new Set<string>();
  for (const { clientId } of holds) {
    const person = await findPerson(db, clientId);
    for (const id of person?.inquiryIds ?? []) ids.add(id);
    for (const { id } of person?.uncertain ?? []) ids.add(id);
  }
  return ids;
}
