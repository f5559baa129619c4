import { existsSync } from "node:fs";
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";

import { env } from "@/lib/platform/env";
import { readHold } from "@/lib/platform/jobs/hold";
import { errorFields, log } from "@/lib/platform/log";
import { hasObjectStorage } from "@/lib/platform/storage/object-storage";

import { listErasureObjects, readErasureObject, storeErasureObject } from "./erasure-objects";

/** An entry of the list, for one erasure. It contains ids, HMACs and a time, but no text about the person. */
const schema = z.object({
  erasure: z.uuid(),
  /** The ids of the client and of all clients that were merged into this client. */
  clients: z.array(z.uuid()).min(1),
  /**
   * The ids of the person's messages and requests for help. If a backup was made before the client was stored, it may
   * contain these messages and requests but not the client. They must be deleted too, and only these ids identify them.
   */
  inquiries: z.array(z.uuid()),
  /**
   * The HMACs of the person's email addresses, in hexadecimal digits. In the same way, they identify copies of emails
   * and newsletter data. Lines from older versions have none.
   */
  hashes: z.array(z.string().regex(/^[0-9a-f]{64}$/)).default([]),
  at: z.iso.datetime(),
});

export type NotedErasure = z.infer<typeof schema>;

/** Whether erasures are listed outside the database. */
export function hasErasuresList(): boolean {
  return hasObjectStorage() || env().ERASURES_FILE !== undefined;
}

/**
 * Lists the erasures outside the database, so that they can be repeated after a restore: as objects in the bucket of
 * STORAGE_URL, or without one as lines of ERASURES_FILE. Does nothing if neither is set. A copy of a database lists
 * nothing, because the original's list must not contain what is erased in the copy.
 */
export async function appendErasures(erasures: readonly NotedErasure[]): Promise<void> {
  if (erasures.length === 0 || (await readHold()) === "outside") return;
  if (hasObjectStorage()) {
    for (const erasure of erasures) await storeErasureObject(erasure.erasure, JSON.stringify(erasure));
    return;
  }
  const path = env().ERASURES_FILE;
  if (path === undefined) return;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await appendFile(path, erasures.map((erasure) => `${JSON.stringify(erasure)}\n`).join(""), { mode: 0o600 });
}

/**
 * Makes ERASURES_FILE if it is missing, empty at first. A missing file then means that it was lost, and not that no one
 * was ever erased. A copy of a database makes none.
 */
export async function beginErasuresFile(): Promise<void> {
  const path = env().ERASURES_FILE;
  if (path === undefined || (await readHold()) === "outside") return;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await appendFile(path, "", { mode: 0o600 });
  } catch (error) {
    log("error", "erasures.file-not-written", errorFields(error));
  }
}

/** The ids of the listed erasures. With a bucket, an erasure counts as listed only if it is in the bucket. */
export async function listedErasures(): Promise<ReadonlySet<string>> {
  return new Set(hasObjectStorage() ? await listErasureObjects() : (await readFileLines()).map((each) => each.erasure));
}

/**
 * Reads the listed erasures, those in ERASURES_FILE from before the bucket included. Throws if neither STORAGE_URL nor
 * ERASURES_FILE is set, if the file is missing, or if an entry is not an erasure.
 */
export async function readErasures(): Promise<readonly NotedErasure[]> {
  if (!hasErasuresList()) throw new Error("Neither ERASURES_FILE nor STORAGE_URL is set");
  const path = env().ERASURES_FILE;
  if (!hasObjectStorage() && path !== undefined && !existsSync(path))
    throw new Error(
      "ERASURES_FILE names a file that does not exist: bring it back from its copy. Only if no client was ever erased, create an empty file.",
    );
  const found = new Map((await readFileLines()).map((erasure) => [erasure.erasure, erasure]));
  for (const id of hasObjectStorage() ? await listErasureObjects() : [])
    found.set(id, parse(await readErasureObject(id), `The object erasures/${id}.json`));
  return [...found.values()].toSorted((one, other) => one.at.localeCompare(other.at));
}

async function readFileLines(): Promise<readonly NotedErasure[]> {
  const path = env().ERASURES_FILE;
  if (path === undefined) return [];
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text
    .split("\n")
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => line !== "")
    .map(({ line, index }) => parse(line, `ERASURES_FILE, line ${index + 1}`));
}

function parse(text: string, place: string): NotedErasure {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${place}: not an erasure`);
  }
}
