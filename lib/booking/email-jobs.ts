import type { BankNews } from "@/lib/money/account/bank-news";
import type { QueuedJob } from "@/lib/platform/jobs/enqueue";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

type BookingChange = {
  readonly id: string;
  readonly startsAt: Date;
  readonly sequence: number;
  readonly kind: "confirmed" | "changed" | "cancelled";
  readonly now: Instant;
  /** The adviser before the appointment was moved. */
  readonly formerAdviserId?: string | undefined;
  /** False when staff move an appointment and tell the client themselves. Reminders are still sent. */
  readonly emailsClient?: boolean | undefined;
};

const noticeKinds = { confirmed: "booked", changed: "moved", cancelled: "cancelled" } as const;

const reminders = [
  { kind: "reminder-24h", before: 24 * msPerHour },
  { kind: "reminder-2h", before: 2 * msPerHour },
] as const;

/**
 * The job keys of an appointment's reminders. Moving the appointment replaces these jobs. Cancelling it removes them.
 */
export function reminderKeys(bookingId: string): string[] {
  return reminders.map(({ kind }) => `${kind}:${bookingId}`);
}

/**
 * Returns the jobs to queue after an appointment was booked, moved or cancelled: the email to the client, the notice to
 * staff and, if the appointment was not cancelled, its reminders.
 */
export function bookingEmailJobs({
  id,
  startsAt,
  sequence,
  kind,
  now,
  formerAdviserId,
  emailsClient = true,
}: BookingChange): QueuedJob[] {
  const former = formerAdviserId === undefined ? {} : { formerAdviserId };
  const email: QueuedJob = { job: { task: "booking-email", payload: { bookingId: id, kind, sequence, ...former } } };
  const payload = { bookingId: id, kind: noticeKinds[kind], sequence, ...former };
  const notice: QueuedJob = { job: { task: "booking-notice", payload } };
  const emails = emailsClient ? [email] : [];
  if (kind === "cancelled") return [...emails, notice];
  return [...emails, notice, ...reminderJobs({ id, startsAt, sequence, now })];
}

/** The job key of the reminder of an unpaid invoice. A new due date replaces the job. */
export function invoiceReminderKey(bookingId: string): string {
  return `invoice-reminder:${bookingId}`;
}

/** The email about an invoice that is still unpaid. It is not sent after the invoice has been paid or credited. */
export function invoiceReminderJob(id: string, runAt: Date): QueuedJob {
  const payload = { bookingId: id, kind: "invoice-reminder", sequence: 0 } as const;
  return { job: { task: "booking-email", payload }, runAt, key: invoiceReminderKey(id) };
}

/** The email about an unpaid invoice that staff send. `copy` differs for each of these emails about a booking. */
export function requestPaymentJob(id: string, copy: number): QueuedJob {
  return { job: { task: "booking-email", payload: { bookingId: id, kind: "invoice-reminder", sequence: 0, copy } } };
}

/**
 * The jobs for a new booking that must be paid by card. One job sends the email with the payment deadline. The other
 * job runs at the deadline and releases the reserved time if the payment has not arrived. The email that confirms the
 * booking is sent after the payment.
 */
export function cardDeadlineJobs(id: string, dueAt: Date): QueuedJob[] {
  return [
    { job: { task: "booking-email", payload: { bookingId: id, kind: "payment-due", sequence: 0 } } },
    { job: { task: "payment-deadline", payload: { bookingId: id } }, runAt: dueAt },
  ];
}

/** The email about a payment that arrived for an already confirmed appointment. */
export function receiptJob(id: string, sequence: number): QueuedJob {
  return { job: { task: "booking-email", payload: { bookingId: id, kind: "payment-received", sequence } } };
}

/** The email about a payment that arrived after the appointment was cancelled. */
export function latePaymentJob(id: string, sequence: number): QueuedJob {
  return { job: { task: "booking-email", payload: { bookingId: id, kind: "late-payment", sequence } } };
}

/** The email about a decision of the client's bank, which staff have read. */
export function bankNewsJob(id: string, about: { readonly news: BankNews; readonly copy: number }): QueuedJob {
  return { job: { task: "booking-email", payload: { bookingId: id, kind: "bank-news", sequence: 0, ...about } } };
}

/**
 * The email that offers other times for an appointment, or reminds of them. `copy` differs for each offer and reminder
 * of a booking.
 */
export function otherTimesJob(id: string, { sequence, copy }: { sequence: number; copy: number }): QueuedJob {
  return { job: { task: "booking-email", payload: { bookingId: id, kind: "other-times", sequence, copy } } };
}

/** The jobs that send an appointment's reminders. Reminders that would be due in the past are left out. */
export function reminderJobs({
  id,
  startsAt,
  sequence,
  now,
}: Pick<BookingChange, "id" | "startsAt" | "sequence" | "now">): QueuedJob[] {
  return reminders
    .map((reminder) => ({ ...reminder, runAt: new Date(startsAt.getTime() - reminder.before) }))
    .filter(({ runAt }) => runAt.getTime() > now)
    .map((reminder): QueuedJob => ({
      job: {
        task: "booking-email",
        payload: { bookingId: id, kind: reminder.kind, sequence, startsAt: startsAt.toISOString() },
      },
      runAt: reminder.runAt,
      key: `${reminder.kind}:${id}`,
    }));
}
