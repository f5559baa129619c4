import { join } from "node:path";

import { root } from "../../shared/root";

/** The file in which the first backup of a database notes its folder. It is beside the database's folder. */
export const noteOf = (folder: string) => `${folder}.backups`;

/** The command with which PostgreSQL stores a finished segment of its log, if there is a backup. */
export const archiveCommand = (note: string) => `${programWith("archive", note)} "%p" "%f"`;

/** The command with which PostgreSQL gets a segment of its log from one of the folders. */
export function fetchCommand(folders: readonly string[]): string {
  return `${programWith("fetch")} "%f" "%p" ${folders.map(quoted).join(" ")}`;
}

function programWith(...args: readonly string[]): string {
  return [process.execPath, join(root, "scripts/local/backups/log-segments.mjs"), ...args].map(quoted).join(" ");
}

/** Quotes a word for the shell. PostgreSQL replaces a "%" and what follows, unless there are two. */
const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`).replaceAll("%", "%%")}'`;
