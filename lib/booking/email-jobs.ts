import type { QueuedJob } from "@/lib/platform/jobs/enqueue";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

type Told = {
  readonly id: string;
  readonly startsAt: Date;
  readonly sequence: number;
  readonly kind: "confirmed" | "changed" | "cancelled";
  readonly now: Instant;
  /** Whose appointment it was before a move. */
  readonly formerAdviserId?: string | undefined;
};

const acts = { confirmed: "booked", changed: "moved", cancelled: "cancelled" } as const;

const reminders = [
  { kind: "reminder-24h", before: 24 * msPerHour },
  { kind: "reminder-2h", before: 2 * msPerHour },
] as const;

/** The keys of a booking's reminders: a moved appointment replaces them, a cancelled one removes them. */
export function reminderKeys(bookingId: string): string[] {
  return reminders.map(({ kind }) => `${kind}:${bookingId}`);
}

/** The emails that tell client and staff of a change, and the reminders that still lie ahead; none for a cancelled appointment. */
export function bookingEmailJobs({ id, startsAt, sequence, kind, now, formerAdviserId }: Told): QueuedJob[] {
  const email: QueuedJob = { job: { task: "booking-email", payload: { bookingId: id, kind, sequence } } };
  const payload = {
    bookingId: id,
    kind: acts[kind],
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
