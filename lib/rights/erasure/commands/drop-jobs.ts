import type { Tx } from "@/lib/platform/db/client";

import { personSql } from "../../queries/person";

/**
 * The ids of the erased client's records. A job is about this client if its payload contains one of these ids.
 * Reminders to staff contain references of messages or cases instead of ids. These reminders are kept, because they
 * contain no personal details and may also be about other people.
 */
const subjects = `
  select unnest(person.bookings) as id from person
  union all select unnest(person.inquiries) from person
  union all select t.id from text_messages t, person where t.booking_id = any(person.bookings)
  union all select e.id from inquiry_entries e, person
    where e.contact_message_id = any(person.inquiries) or e.lead_id = any(person.inquiries)
  union all select m.id from received_emails m, person
    where m.contact_message_id = any(person.inquiries) or m.lead_id = any(person.inquiries)
      or m.sender_hash = any(person.hashes)
  union all select i.summary_id from booking_summary_items i, person where i.booking_id = any(person.bookings)
  union all select d.id from documents d, person where d.client_id = person.client
  union all select c.id from cases c, person where c.client_id = person.client
  union all select c.id from complaints c, person where c.client_id = person.client
  union all select r.id from data_requests r, person where r.client_id = person.client
  union all select n.id from newsletter_consents n, person where n.email = any(person.emails)`;

/**
 * Removes waiting jobs about the erased client's records, because these jobs have nothing left to do. Jobs that delete
 * the content of documents are kept, because the erasure itself queues them.
 */
export async function dropJobs(tx: Tx, values: readonly unknown[]): Promise<void> {
  await tx.$executeRawUnsafe(
    `${personSql}, subjects as (${subjects})
     select graphile_worker.complete_jobs(array_agg(j.id)) from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where j.locked_at is null and t.identifier <> 'delete-content'
       and exists (select from json_each_text(j.payload) field join subjects on subjects.id::text = field.value)
     having count(*) > 0`,
    ...values,
  );
}
