import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { cursorIn } from "@/lib/platform/list/list-page";

import { filterAddress } from "../audit-filter";
import type { AuditFilter } from "../audit-filter";
import { listEntries } from "../queries/entries";
import type { Entry, Matching } from "../queries/entries";

const batchSize = 1_000;

/**
 * Records the export in the audit log. Then reads the entries that the page listed, in the same order and in batches.
 * Each batch is a statement of its own, so a long download does not occupy a database connection.
 */
export async function exportEntries(
  staff: Staff,
  { record: typed, ...filter }: AuditFilter,
  matching: Matching,
): Promise<AsyncGenerator<readonly Entry[]>> {
  await db.$transaction((tx) =>
    record(tx, staff, {
      action: "audit.exported",
      subjectKind: "audit",
      subjectId: "log",
      // What was typed may be a name, so only its presence is recorded.
      details: { filter: filterAddress(filter).slice(1), hasText: typed !== "" },
    }),
  );
  return batches(matching);
}

async function* batches(matching: Matching) {
  let after: string | undefined;
  do {
    const page = await listEntries(matching, cursorIn({ after }), batchSize);
    if (page.rows.length > 0) yield page.rows;
    after = page.after;
  } while (after !== undefined);
}
