import { setTimeout as pause } from "node:timers/promises";

import type { Row } from "../../bench/table";
import { emailOf } from "./office";
import { exactly } from "./row";
import type { FaultSite } from "./site";
import type { Outcome } from "./visitors";

type Stored = {
  readonly reference: string;
  readonly email: string;
  /** How many entries of the audit log say that the booking was confirmed. */
  readonly audited: number;
  /** How many emails with the confirmation were sent, as the site knows. */
  readonly emails: number;
};

/** The longest wait for emails in milliseconds. A job of a killed worker is taken again after about ten seconds. */
const patienceMs = 90_000;

async function readStored(site: FaultSite): Promise<readonly Stored[]> {
  return site.query<Stored>(
    `select reference, email,
       (select count(*)::int from audit_events a where a.subject_id = b.id::text and a.action = 'booking.confirmed') as audited,
       (select count(*)::int from sent_emails s
        where s.record_id = b.id and s.kind = 'booking-confirmed' and s.outcome = 'sent') as emails
     from bookings b where email like 'visitor-%@faults.example'`,
  );
}

/** Waits until each booking has its email, and reads the bookings. */
async function readSettled(site: FaultSite): Promise<readonly Stored[]> {
  for (const end = Date.now() + patienceMs; ; await pause(250)) {
    const stored = await readStored(site);
    if (Date.now() > end || stored.every(({ emails }) => emails > 0)) return stored;
  }
}

/**
 * Compares what visitors know with what is stored: each acknowledged booking exists once, and bookings, emails and
 * audit entries are the same in number.
 */
export async function compare(site: FaultSite, outcomes: readonly Outcome[]): Promise<readonly Row[]> {
  const stored = await readSettled(site);
  const byReference = new Map(stored.map((booking) => [booking.reference, booking]));
  const acknowledged = outcomes.filter(({ status }) => status === 201);
  const lost = acknowledged.filter(({ reference, visitor }) => byReference.get(reference)?.email !== emailOf(visitor));
  const doubled = stored.length - new Set(stored.map(({ email }) => email)).size;
  const sum = (of: (booking: Stored) => number) => stored.reduce((total, booking) => total + of(booking), 0);
  return [
    { what: "bookings that visitors were told of", figure: acknowledged.length, unit: "" },
    exactly(0, "of these lost", lost.length),
    exactly(0, "bookings that exist twice", doubled),
    exactly(stored.length, "emails of the stored bookings", await receivedOf(site, stored)),
    exactly(
      stored.length,
      "emails that the site knows to have sent",
      sum(({ emails }) => emails),
    ),
    exactly(
      stored.length,
      "entries of the audit log",
      sum(({ audited }) => audited),
    ),
  ];
}

/** How many visitors with a booking have received exactly one email, by its Message-ID. */
async function receivedOf(site: FaultSite, stored: readonly Stored[]): Promise<number> {
  const ids = new Map<string, Set<string>>();
  for (const { recipients, messageId } of site.mail.received())
    for (const recipient of recipients) ids.set(recipient, (ids.get(recipient) ?? new Set()).add(messageId));
  return stored.filter(({ email }) => ids.get(email)?.size === 1).length;
}
