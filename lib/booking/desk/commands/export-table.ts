import { record } from "@/lib/platform/audit/record";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { cursorIn } from "@/lib/platform/list/list-page";

import { filterQuery } from "../bookings-filter";
import { listBookings } from "../queries/table";
import type { TableBooking, TableRequest } from "../queries/table";

const batchSize = 1_000;

/**
 * Records the export in the audit log. Then reads the rows that match the filter, without tests, in the order of the
 * table and in batches. Each batch is a separate statement, so a long download does not occupy a database connection.
 */
export async function exportTable(
  staff: Staff,
  { filter, zone }: Pick<TableRequest, "filter" | "zone">,
): Promise<AsyncGenerator<readonly TableBooking[]>> {
  const { text, ...others } = filter;
  await db.$transaction((tx) =>
    record(tx, staff, {
      action: "bookings.exported",
      subjectKind: "staff",
      subjectId: staff.id,
      // The search text may be a client's name, so only its presence is recorded.
      details: { filter: filterQuery(others), hasText: text !== undefined },
    }),
  );
  return batches(staff, { filter, zone });
}

async function* batches(staff: Staff, request: Pick<TableRequest, "filter" | "zone">) {
  const scope = scopeOf(staff, "bookings");
  let after: string | undefined;
  do {
    const page = await listBookings(scope, {
      ...request,
      cursor: cursorIn({ after }),
      limit: batchSize,
      withoutTests: true,
    });
    if (page.rows.length > 0) yield page.rows;
    after = page.after;
  } while (after !== undefined);
}
