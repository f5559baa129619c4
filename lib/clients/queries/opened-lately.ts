import { pageSize } from "@/lib/platform/list/list-page";
import { db } from "@/lib/platform/db/client";

/** The number of the staff member's latest audit events among which the opened files are looked up. */
const maxEvents = 2_000;

/** Lists the clients of the files that the staff member opened last, by id, the latest first. */
export async function listOpenedLately(staffId: string): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select subject_id as id from (
      select subject_id, action, at, id from audit_events where actor_id = ${staffId} order by at desc, id desc limit ${maxEvents}
    ) as latest
    where action = 'client.file-read' group by subject_id order by max(id) desc limit ${pageSize}`;
  return rows.map(({ id }) => id);
}
