import { Prisma } from "@/lib/platform/db/client";

const hasBooking = Prisma.sql`exists (select from bookings
  where bookings.lead_id = leads.id and bookings.status in ('confirmed', 'completed') and not bookings.is_test)`;

const hasAgreement = Prisma.sql`exists (select from bookings
  join cases on cases.client_id = bookings.client_id and cases.opened_at >= leads.created_at
  join fee_agreements on fee_agreements.case_id = cases.id
  where bookings.lead_id = leads.id and not bookings.is_test)`;

export const stageFactsSql = Prisma.sql`${hasBooking} as "hasBooking", ${hasAgreement} as "hasAgreement"`;

/** The stage of a row of `leads`. */
export const stageSql = Prisma.sql`case
  when state = 'not_for_us' then 'not-for-us'
  when decided_stage = 'engaged' or ${hasAgreement} then 'engaged'
  when ${hasBooking} then 'consultation'
  when decided_stage = 'qualified' then 'qualified'
  when state = 'received' then 'new'
  else 'contacted' end`;

/** The condition of the index `leads_from_ads`. */
export const listedSql = Prisma.sql`from_ads and not is_test and state <> 'quarantined'`;
