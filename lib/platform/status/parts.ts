/** "unknown": nothing has happened yet from which the part could be judged. */
export type PartStatus = "ok" | "failed" | "unknown";

export const parts = ["database", "migrations", "worker", "mail", "jobs", "storage", "disk", "backup"] as const;
export type PartName = (typeof parts)[number];

/** The state of a part, and what the check has found. Without facts, the check failed or took too long. */
export type Found<Facts> = { readonly status: PartStatus; readonly facts?: Facts };

/** A due job that has waited longer than this many minutes shows that no worker takes the jobs. */
export const overdueMinutes = 10;

/** The longest time of a check in milliseconds. */
const timeoutMs = 3_000;

/** Runs a check. Undefined if it throws or takes too long. */
export async function bounded<T>(check: () => Promise<T>, limit = timeoutMs): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), limit)));
  try {
    return await Promise.race([check(), late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
