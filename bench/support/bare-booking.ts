import { randomBytes, randomUUID } from "node:crypto";

import type { Pool } from "pg";

import { serviceId } from "./office";

/**
 * Writes one booking in one transaction with the same SQL statements as the site, but directly through the database
 * driver. The site cannot book faster than this. Returns whether the time was still free.
 */
export async function bareBooking(
  pool: Pool,
  { adviserId, start }: { readonly adviserId: string; readonly start: Date },
): Promise<boolean> {
  const client = await pool.connect();
  const end = new Date(start.getTime() + 3_600_000);
  const id = randomUUID();
  const email = `bare-${id}@example.org`;
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [adviserId]);
    await client.query(
      "delete from occupied_time where (adviser_id = $1::uuid and expires_at <= now()) or draft_id = $2::uuid",
      [adviserId, null],
    );
    const { rowCount } = await client.query(
      `insert into occupied_time (adviser_id, during, starts_at, booking_id)
       select $1::uuid, tstzrange($2, $3), $2, $4::uuid
       where 100 > (select count(*) from occupied_time where adviser_id = $1::uuid and starts_at >= $5 and starts_at < $6)
       on conflict do nothing`,
      [adviserId, start, end, id, new Date(start.getTime() - 43_200_000), new Date(start.getTime() + 43_200_000)],
    );
    if (rowCount !== 1) {
      await client.query("rollback");
      return false;
    }
    const { rows } = await client.query<{ id: string }>(
      `insert into clients (email, first_name, last_name, phone, preferred_contact, locale, zone)
       values ($1, 'Margaret', 'Sample', '+1 604 555 0142', 'phone', 'en', 'America/Toronto')
       on conflict (email) where not shares_mailbox do update set email = excluded.email returning id`,
      [email],
    );
    await client.query(
      `insert into bookings (id, reference, status, client_id, service_id, adviser_id, starts_at, ends_at, zone, locale, price_minor, currency,
         is_new_client, first_name, last_name, email, phone, preferred_contact, manage_token_hash, caller_words, adviser_reason,
         terms_accepted_at, privacy_consent_at)
       values ($1, $2, 'confirmed', $3, $4, $5, $6, $7, 'America/Toronto', 'en', 0, 'CAD', true, 'Margaret', 'Sample', $8,
         '+1 604 555 0142', 'phone', $9, array['a', 'b', 'c', 'd'], 'bare', now(), now())`,
      [id, `B-${id}`, rows[0]?.id, serviceId, adviserId, start, end, email, randomBytes(32)],
    );
    await client.query(
      `insert into audit_events (actor_kind, action, subject_kind, subject_id, details) values ('visitor', 'booking.confirmed', 'booking', $1, '{}')`,
      [id],
    );
    const jobs = ["confirmed", "reminder-24h", "reminder-2h"].map((kind) => ({
      identifier: "booking-email",
      payload: { bookingId: id, kind, sequence: 0 },
      run_at: new Date(start.getTime() - 7_200_000).toISOString(),
      job_key: kind === "confirmed" ? null : `${kind}:${id}`,
    }));
    await client.query(
      `select graphile_worker.add_jobs(array_agg(
         (identifier, payload, null, run_at, 25::smallint, job_key, 0::smallint, null)::graphile_worker.job_spec))
       from jsonb_to_recordset($1::jsonb) as spec(identifier text, payload json, run_at timestamptz, job_key text)`,
      [JSON.stringify(jobs)],
    );
    await client.query("commit");
    return true;
  } finally {
    client.release();
  }
}
