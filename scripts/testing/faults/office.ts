import type { Client } from "pg";

import { addDays, utcDay } from "../../../lib/platform/time/day";
import { send } from "./send";

/** The seed's service for the first appointment. It is free, so a booking needs no payment. */
const serviceId = "66a1f0c25d3b9e0012ab4c01";

/** A start and an end, as the API writes them. */
export type Slot = { readonly startTime: string; readonly endTime: string };

/**
 * Replaces the advisers of the sample office. The new ones work every day from 8:00 to 20:00 in Toronto, and their
 * appointments start at full hours without a pause between them.
 */
export async function replaceAdvisers(client: Client, advisers: number): Promise<void> {
  await client.query("update services set buffer_after_minutes = 0, slot_grid_minutes = 60 where id = $1", [serviceId]);
  await client.query("delete from adviser_skills");
  await client.query("delete from day_exceptions");
  await client.query(
    `insert into advisers (slug, name, email, zone, languages, daily_cap)
     select 'fault-' || n, 'Sample Adviser ' || n, 'adviser-' || n || '@faults.example', 'America/Toronto', '{en}', 100
     from generate_series(1, $1) n`,
    [advisers],
  );
  await client.query(
    "insert into adviser_skills (adviser_id, service_id) select id, $1 from advisers where slug like 'fault-%'",
    [serviceId],
  );
  await client.query(
    `insert into weekly_hours (adviser_id, weekday, opens_minute, closes_minute, valid_from)
     select id, day, 480, 1200, '2020-01-01' from advisers, generate_series(1, 7) day where slug like 'fault-%'`,
  );
}

/** Asks the site for free times, from three days on. Days on which the office is closed have none. */
export async function freeSlots(address: string, count: number): Promise<readonly Slot[]> {
  const found: Slot[] = [];
  for (let ahead = 3; found.length < count; ahead += 1) {
    if (ahead > 80) throw new Error(`The site offers only ${found.length} times`);
    const date = addDays(utcDay(Date.now()), ahead);
    const { text } = await send(`${address}/api/availability?serviceType=${serviceId}&date=${date}`);
    const { data } = JSON.parse(text) as { data: readonly (Slot & { available: boolean })[] };
    found.push(...data.filter(({ available }) => available));
  }
  return found.slice(0, count).map(({ startTime, endTime }) => ({ startTime, endTime }));
}

/** The address of the visitor with this number. Each visitor of a row books once. */
export const emailOf = (visitor: string) => `visitor-${visitor}@faults.example`;

/** The body of a booking. */
export function bookingBody(visitor: string, { startTime, endTime }: Slot) {
  return {
    serviceType: serviceId,
    startTime,
    endTime,
    isNewClient: true,
    termsAccepted: true,
    clientInfo: {
      firstName: "Margaret",
      lastName: "Sample",
      email: emailOf(visitor),
      phone: "+1 604 555 0142",
      preferredContactMethod: "phone",
      additionalNotes: `Notes of ${visitor}`,
      privacyConsent: true,
    },
  };
}
