import type { QueuedJob } from "@/lib/platform/jobs/enqueue";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

type Told = {
  readonly id: string;
  readonly startsAt: Date;
  readonly sequence: number;
  readonly kind: "confirmed" | "changed" | "cancelled";
  readonly now: Instant;
};

const reminders = [
  { kind: "reminder-24h", before: 24 * msPerHour },
  { kind: "reminder-2h", before: 2 * msPerHour },
] as const;

/** The keys of a booking's reminders: a moved appointment replaces them, a cancelled one removes them. */
export function reminderKeys(bookingId: string): string[] {
  return reminders.map(({ kind }) => `${kind}:${bookingId}`);
}

/** The letter that tells of a change, and the reminders that still lie ahead; none for a cancelled appointment. */
export function letterJobs({ id, startsAt, sequence, kind, now }: Told): QueuedJob[] {
  const letter: QueuedJob = { job: { task: "booking-letter", payload: { bookingId: id, kind, sequence } } };
  if (kind === "cancelled") return [letter];
  const ahead = reminders
    .map((reminder) => ({ ...reminder, runAt: new Date(startsAt.getTime() - reminder.before) }))
    .filter(({ runAt }) => runAt.getTime() > now)
    .map(
      (reminder): QueuedJob => ({
        job: {
          task: "booking-letter",
          payload: { bookingId: id, kind: reminder.kind, sequence, startsAt: startsAt.toISOString() },
        },
        runAt: reminder.runAt,
        key: `${reminder.kind}:${id}`,
      }),
    );
  return [letter, ...ahead];
}
