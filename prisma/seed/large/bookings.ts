import { drawCallerWords } from "@/lib/booking/caller/caller-words";
import { firm } from "@/lib/firm/settings-snapshot";
import type { Tx } from "@/lib/platform/db/client";
import { encrypt } from "@/lib/platform/security/encryption";
import type { Day } from "@/lib/platform/time/day";

import type { Random } from "../random";
import { sampleNotes } from "../words-of-clients";
import { meetingsADay } from "./advisers";
import { defineReference } from "./reference";

/** The number of working days after today that have bookings. */
const daysAhead = 30;

type Bookings = {
  readonly count: number;
  readonly advisers: number;
  readonly today: Day;
  readonly now: Date;
  readonly random: Random;
};

/**
 * Inserts bookings and assigns them in turn to the people in the temporary table `large_people`. Each booking has an
 * audit row, and reserves its time unless it is cancelled. The bookings fill the working days of all advisers up to 30
 * working days after today. A million bookings of a hundred advisers fill about eight years. An eighth of all bookings
 * is cancelled, and a twelfth of the past bookings is a no-show.
 */
export async function insertBookings(tx: Tx, { count, advisers, today, now, random }: Bookings): Promise<void> {
  const words = Array.from({ length: 200 }, () => drawCallerWords("en", (limit) => random.below(limit)).join(" "));
  const notes = sampleNotes.en.map((note) => encrypt(note, "bookings.notes"));
  const days = Math.ceil(count / (advisers * meetingsADay));
  await defineReference(tx);
  await tx.$executeRaw`
    create temporary table large_bookings on commit drop as
    select n, md5('large-booking-' || n)::uuid as id, adviser_id, service_id, person, starts_at,
      starts_at + minutes * interval '1 minute' as ends_at, starts_at - (1 + n % 14) * interval '1 day' as booked_at,
      buffer_before_minutes, buffer_after_minutes, price_minor,
      case
        when n % 8 = 0 then 'cancelled'
        when starts_at > ${now} then 'confirmed'
        when n % 12 = 1 then 'no_show'
        else 'completed'
      end as status
    from (
      select g.n, a.id as adviser_id, g.n % (select count(*) from large_people) as person, s.id as service_id, s.minutes,
        s.buffer_before_minutes, s.buffer_after_minutes, s.price_minor,
        (pg_temp.work_day(${today}::date, g.n / ${advisers * meetingsADay} - ${days} + ${daysAhead})
          + time '09:00' + g.n / ${advisers} % ${meetingsADay} * interval '105 minutes') at time zone 'America/Toronto' as starts_at
      from generate_series(0, ${count}::int - 1) as g(n)
      join large_advisers a on a.n = g.n % ${advisers}
      join (
        select services.*, amount_minor as price_minor, row_number() over (order by position) - 1 as place, count(*) over () as places
        from services join price_periods on service_id = id and currency = 'CAD' and kind = 'initial' where minutes <= 90
      ) s on s.place = g.n / 7 % s.places
    ) planned`;
  await tx.$executeRaw`
    insert into bookings (id, reference, status, client_id, service_id, adviser_id, starts_at, ends_at, zone, locale, price_minor, currency,
      is_new_client, first_name, last_name, email, phone, phone_e164, preferred_contact, notes_cipher, manage_token_hash, caller_words,
      sequence, adviser_reason, terms_accepted_at, privacy_consent_at, cancelled_at, created_at)
    select b.id, pg_temp.reference_of(${firm().referencePrefix}, b.n), b.status::booking_status, p.id, b.service_id, b.adviser_id,
      b.starts_at, b.ends_at, p.zone, p.locale, b.price_minor, 'CAD', b.n < (select count(*) from large_people), p.first_name, p.last_name,
      p.email, p.phone, p.phone_e164, 'email', case when b.n % 3 = 0 then (${notes}::bytea[])[1 + b.n / 3 % ${notes.length}] end,
      sha256(b.id::text::bytea), string_to_array((${words}::text[])[1 + b.n % ${words.length}], ' '), (b.status = 'cancelled')::int,
      'language:en;load:1;of:2', b.booked_at, b.booked_at,
      case b.status when 'cancelled' then least(b.starts_at, now()) - interval '20 hours' end, b.booked_at
    from large_bookings b join large_people p on p.n = b.person`;
  await tx.$executeRaw`
    insert into occupied_time (adviser_id, during, starts_at, booking_id)
    select adviser_id,
      tstzrange(starts_at - buffer_before_minutes * interval '1 minute', ends_at + buffer_after_minutes * interval '1 minute'), starts_at, id
    from large_bookings where status <> 'cancelled'`;
  await tx.$executeRaw`
    insert into audit_events (at, actor_kind, action, subject_kind, subject_id)
    select booked_at, 'visitor', 'booking.confirmed', 'booking', id::text from large_bookings`;
}
