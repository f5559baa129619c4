export const unknownVersion: "unknown";
/** Tells what the database said at an instant. */
export function setCurrentVersions(versions: Readonly<Record<string, string>>, confirmedAt: number): void;
/** From now on this process watches no records. */
export function clearCurrentVersions(): void;
/** Undefined in a process that watches no records; "unknown" while the database has been away for too long. */
export function currentVersion(subject: string, now?: number): string | undefined;
export function recordsTag(subject: string, version: string): string;
/** Whether one of a page's tags names records that have changed since, or that are those of another database. */
export function hasStaleRecords(tags: readonly string[], now: number): boolean;
