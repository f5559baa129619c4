import type { Instant } from "@/lib/platform/time/instant";

/**
 * "replaced": a later version is public. "calledOff": it was withdrawn before its time. "takenDown": it was withdrawn
 * while it was public.
 */
export type VersionState = "public" | "scheduled" | "replaced" | "calledOff" | "takenDown";

type Version = { readonly number: number; readonly publishAt: Date; readonly withdrawnAt: Date | null };

/** The state of each version of a text in one language, in the order given. */
export function versionStates(versions: readonly Version[], now: Instant): readonly VersionState[] {
  const current = currentNumber(versions, now);
  return versions.map(({ number, publishAt, withdrawnAt }) => {
    if (withdrawnAt) return withdrawnAt < publishAt ? "calledOff" : "takenDown";
    if (publishAt.getTime() > now) return "scheduled";
    return number === current ? "public" : "replaced";
  });
}

/** The number of the version that is public. Undefined if none is. */
export function currentNumber(versions: readonly Version[], now: Instant): number | undefined {
  const numbers = versions
    .filter(({ publishAt, withdrawnAt }) => !withdrawnAt && publishAt.getTime() <= now)
    .map(({ number }) => number);
  return numbers.length > 0 ? Math.max(...numbers) : undefined;
}
