import { errorFields, log } from "../log";
import type { Instant } from "../time/instant";

/** The number of deleted rows of each kind. */
export type Swept<Kind extends string = string> = Readonly<Record<Kind, number>>;

/** For each subject, its sweep: the function that deletes the subject's expired records. */
export type Sweeps = Readonly<Record<string, (now: Instant) => Promise<Swept>>>;

/**
 * Runs every subject's sweep and logs what each sweep deleted. If a sweep fails, the other sweeps still run. The job
 * then fails and is retried. A retry is safe, because sweeps are idempotent.
 */
export async function sweepAll(sweeps: Sweeps, now: Instant): Promise<void> {
  const failures: string[] = [];
  for (const [subject, sweep] of Object.entries(sweeps)) {
    try {
      log("info", "sweep", { subject, ...(await sweep(now)) });
    } catch (error) {
      failures.push(subject);
      log("warn", "sweep.failed", { subject, ...errorFields(error) });
    }
  }
  if (failures.length > 0) throw new Error(`Not swept: ${failures.join(" ")}`);
}
