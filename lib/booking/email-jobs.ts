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
};

const noticeKinds = { confirmed: "booked", changed: "moved", cancelled: "cancelled" } as const;

const reminders = [
  { kind: "reminder-24h", before: 24 * msPerHour },
  { kind: "reminder-2h", before: 2 * msPerHour },
] as const;

/** The job keys of a booking's reminders. Moving the appointment replaces the jobs, cancelling it removes them. */
export function reminderKeys(bookingId: string): string[] {
  return reminders.map(({ kind }) => `${kind}:${bookingId}`);
}

/** The jobs that email client and staff about a change, and the future reminders of an appointment that is not cancelled. */
export function bookingEmailJobs({ id, startsAt, sequence, kind, now, formerAdviserId }: BookingChange): QueuedJob[] {
  const email: QueuedJob = { job: { task: "booking-email", payload: { bookingId: id, kind, sequence } } };
  const payload = {
    bookingId: id,
    kind: noticeKinds[kind],
    sequence,
    ...(formerAdviserId === undefined ? {} : { formerAdviserId }),
  };
  const notice: QueuedJob = { job: { task: "booking-notice", payload } };
  if (kind === "cancelled") return [email, notice];
  const ahead = reminders
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
  return [email, notice, ...ahead];
}
