import type { Tx } from "@/lib/platform/db/client";
import { encrypt } from "@/lib/platform/security/encryption";
import type { Day } from "@/lib/platform/time/day";

/**
 * Inserts tasks for the people in the temporary table `large_people`, in turn, and gives them in turn to the staff who
 * can have tasks. A tenth of them is open and due within a month before or after today.
 */
export async function insertTasks(tx: Tx, count: number, today: Day): Promise<void> {
  const text = encrypt("Call about the next step", "client_tasks.text");
  await tx.$executeRaw`
    insert into client_tasks (client_id, owner_id, text_cipher, due_on, created_by_id, created_at, done_at, done_by_id)
    select p.id, s.id, ${text}, due_on, s.id, due_on - interval '3 days',
      case when n % 10 > 0 then due_on + interval '10 hours' end, case when n % 10 > 0 then s.id end
    from (
      select n, ${today}::date + case when n % 10 = 0 then n / 10 % 61 - 30 else -31 - n % 1000 end as due_on
      from generate_series(0, ${count}::int - 1) n
    ) planned
    join large_people p using (n)
    join (
      select id, row_number() over (order by email) - 1 as place, count(*) over () as places
      from staff_users where is_active and role in ('admin', 'manager', 'adviser')
    ) s on s.place = n / 10 % s.places`;
}
