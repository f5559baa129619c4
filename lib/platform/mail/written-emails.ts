import { readdir, readFile, unlink } from "node:fs/promises";
import { basename, join } from "node:path";

import { env } from "../env";
import type { Instant } from "../time/instant";
import { fileTime } from "./transport";

/**
 * Deletes the files of emails with these Message-IDs, and returns the number of deleted files. Emails are written to
 * files only in demo mode.
 */
export async function deleteWrittenEmails(messageIds: readonly string[]): Promise<number> {
  if (messageIds.length === 0) return 0;
  const wanted = new Set(messageIds);
  return deleteWhere(async (path) => {
    const [head = ""] = (await readFile(path, "latin1")).split("\r\n\r\n", 1);
    const id = /^Message-ID:\s*(<[^>]+>)/im.exec(head)?.[1];
    return id !== undefined && wanted.has(id);
  });
}

/** Deletes the email files that were written before an instant. The names of the files begin with the time. */
export async function deleteOldWrittenEmails(before: Instant): Promise<number> {
  const since = fileTime(new Date(before));
  return deleteWhere((path) => Promise.resolve(basename(path) < since));
}

async function deleteWhere(isDue: (path: string) => Promise<boolean>): Promise<number> {
  const folder = env().MAIL_DIR;
  const names = await readdir(folder).catch(() => []);
  let count = 0;
  for (const path of names.filter((name) => name.endsWith(".eml")).map((name) => join(folder, name))) {
    if (!(await isDue(path))) continue;
    await unlink(path);
    count += 1;
  }
  return count;
}
