import { chmodSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes a file that only its owner may read. If the write is interrupted, the file keeps its old content. With
 * `isNew`, a file that exists is left as it is, also if two processes write it at the same moment.
 */
export function writePrivate(path: string, text: string, { isNew = false } = {}): void {
  mkdirSync(dirname(path), { recursive: true });
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, text, { mode: 0o600 });
  chmodSync(aside, 0o600);
  if (isNew) linkUnlessThere(aside, path);
  else renameSync(aside, path);
}

/** Gives the file its final name and removes the other one. A link, unlike a rename, never replaces a file. */
function linkUnlessThere(aside: string, path: string): void {
  try {
    linkSync(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(aside);
  }
}

/** Reads the JSON in a file. Returns undefined if the file is missing or malformed. */
export function readJsonFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
