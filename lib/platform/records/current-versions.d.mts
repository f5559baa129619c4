export const unbuiltVersion: "unbuilt";
export const unknownVersion: "unknown" | "unbuilt";
/** Sets the versions that the database returned at an instant. */
export function setCurrentVersions(versions: Readonly<Record<string, string>>, confirmedAt: number): void;
/** Clears the versions when this process stops watching records. */
export function clearCurrentVersions(): void;
/** Undefined in a process that does not watch records; "unknown" after the database has been away for too long. */
export function currentVersion(subject: string, now?: number): string | undefined;
/** The current versions of all subjects as one text. Undefined if they are not known. */
export function allVersions(now?: number): string | undefined;
export function recordsTag(subject: string, version: string): string;
/** Whether one of a page's tags names another version than the current one. */
export function hasStaleRecords(tags: readonly string[], now: number): boolean;
