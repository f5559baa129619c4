// This file is plain JavaScript. The first step of every command uses it before the packages that run TypeScript are
// installed.

/**
 * One sentence for each error code of the operating system or the database: the cause, and what the user can do.
 * @type {Readonly<Record<string, string>>}
 */
const sentences = {
  EACCES:
    "This folder cannot be written by this user: give the user the rights to it, or start from a copy of the folder.",
  EPERM:
    "This folder cannot be written by this user: give the user the rights to it, or start from a copy of the folder.",
  EROFS: "This folder is read-only: start from a copy that can be written.",
  ENOSPC: "The disk is full: free some space and start again.",
  EDQUOT: "This user's share of the disk is full: free some space and start again.",
  EMFILE: "This process may not open more files: raise the limit (ulimit -n) and start again.",
  42501:
    "The database user may not do this: name a user in DATABASE_MIGRATION_URL, or else in DATABASE_URL, that owns the tables of the site.",
  25006:
    "The database takes no changes (it is a replica, or default_transaction_read_only is on): set DATABASE_URL to a database that takes changes.",
  53100: "The disk of the database is full: free some space and start again.",
  53300: "The database has no connection left: raise its max_connections or end other programs that use it.",
};

/**
 * Returns the text that a command prints for an error. If the cause is known, the text says what the user can do.
 * Otherwise, it is the error's message.
 */
export function plainError(error) {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return sentences[code] ?? (error instanceof Error ? error.message : String(error));
}

/**
 * Checks whether the output of a failed program mentions a full disk, a read-only folder or too many open files. If it
 * does, returns a sentence that says what the user can do.
 */
export function machineErrorIn(output) {
  const code =
    /\b(ENOSPC|EDQUOT|EROFS|EMFILE)\b/.exec(output)?.[1] ??
    (/No space left on device/i.test(output) ? "ENOSPC" : undefined);
  return code && sentences[code];
}
