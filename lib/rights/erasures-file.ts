import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";

import { env } from "@/lib/platform/env";

/** A line of ERASURES_FILE, for one erasure. It contains ids, HMACs and a time, but no text about the person. */
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

/** Whether the setting ERASURES_FILE is set. The file may not exist yet. */
export function hasErasuresFile(): boolean {
  return env().ERASURES_FILE !== undefined;
}

/** Adds one line for each erasure to ERASURES_FILE. Does nothing if ERASURES_FILE is not set. */
export async function appendErasures(erasures: readonly NotedErasure[]): Promise<void> {
  const path = env().ERASURES_FILE;
  if (path === undefined || erasures.length === 0) return;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await appendFile(path, erasures.map((erasure) => `${JSON.stringify(erasure)}\n`).join(""), { mode: 0o600 });
}

/**
 * Reads the erasures in ERASURES_FILE. Empty if the file does not exist. Throws if the setting ERASURES_FILE is missing
 * or if a line is not an erasure.
 */
export async function readErasures(): Promise<readonly NotedErasure[]> {
  const path = env().ERASURES_FILE;
  if (path === undefined) throw new Error("ERASURES_FILE is not set");
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text
    .split("\n")
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => line !== "")
    .map(({ line, index }) => parse(line, index + 1));
}

function parse(line: string, number: number): NotedErasure {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    throw new Error(`ERASURES_FILE, line ${number}: not an erasure`);
  }
}
