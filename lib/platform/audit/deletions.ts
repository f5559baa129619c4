import type { Tx } from "../db/client";

/** The number of years for which entries are kept after the end of the record that they describe. */
const auditKeptYears = 7;

/** The action of the entry that names a deleted range of seals. It is sealed like any other entry. */
const deletedAction = "audit.deleted";

export type Deletion = {
  /** The first and the last seal whose entries were deleted. */
  readonly from: number;
  readonly to: number;
  /** The number of entries that were deleted. */
  readonly count: number;
  /** Only entries that were sealed before this time may be deleted: seven years before the deletion. */
  readonly before: Date;
};

/** Lists the deletions by age. */
export async function listDeletions(client: Pick<Tx, "auditEvent">): Promise<Deletion[]> {
  const entries = await client.auditEvent.findMany({
    where: { subjectKind: "audit", action: deletedAction },
    select: { at: true, details: true },
  });
  return entries.map(({ at, details }) => {
    const { from, to, count } = details as { from: number; to: number; count: number };
    return { from, to, count, before: yearsBefore(at) };
  });
}

/** The time seven years before an instant. */
function yearsBefore(at: Date): Date {
  const before = new Date(at);
  before.setUTCFullYear(before.getUTCFullYear() - auditKeptYears);
  return before;
}
