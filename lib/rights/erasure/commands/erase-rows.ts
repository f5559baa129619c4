import { deleteContent } from "@/lib/documents/commands/content";
import type { Tx } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import { erasureStatements } from "../../classes";
import { personSql, personValues } from "../../queries/person";
import type { Person } from "../../queries/person";
import { dropJobs } from "./drop-jobs";

/** Deletes or clears a person's rows in every table. Returns the number of rows by table. */
export async function eraseRows(tx: Tx, person: Person, now: Instant): Promise<Record<string, number>> {
  const documents = await tx.document.findMany({
    where: { clientId: person.clientId },
    select: { id: true, storage: true },
  });
  for (const document of documents) await deleteContent(tx, document);
  await dropJobs(tx, personValues(person, now));
  const counts: Record<string, number> = {};
  for (const { table, sql } of erasureStatements()) {
    const count = await tx.$executeRawUnsafe(`${personSql} ${sql}`, ...personValues(person, now));
    if (count > 0) counts[table] = count;
  }
  return counts;
}
