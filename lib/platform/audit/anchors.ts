import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";

import { db } from "../db/client";
import type { Tx } from "../db/client";
import { env } from "../env";
import { readHold } from "../jobs/hold";
import { log } from "../log";
import type { Instant } from "../time/instant";
import { hex } from "./seal-values";

/** A seal that is also known outside the database, with its chain hash in hexadecimal digits. */
export type Anchor = { readonly seq: number; readonly chain: string };

const pattern = /\b(\d{1,15})-([0-9a-f]{64})\b/;

/** Writes an anchor as it is sent and pasted: the number of the seal, a hyphen and the chain hash. */
export const writeAnchor = ({ seq, chain }: Anchor) => `${seq}-${chain}`;

/** Finds an anchor in a text such as an email. Spaces and line breaks within it do not matter. */
export function readAnchor(text: string): Anchor | undefined {
  const found = pattern.exec(text.toLowerCase()) ?? pattern.exec(text.toLowerCase().replaceAll(/\s+/g, ""));
  return found ? { seq: Number(found[1]), chain: found[2] ?? "" } : undefined;
}

/**
 * Anchors the newest seal: in the database, in the log and, if it is set, in AUDIT_ANCHORS_FILE. Undefined if there is
 * no newer seal than the last anchor, or if the database may be a copy of another installation's.
 */
export async function addAnchor(now: Instant): Promise<Anchor | undefined> {
  if ((await readHold()) === "outside") return undefined;
  const head = await db.auditSeal.findFirst({ orderBy: { seq: "desc" }, select: { seq: true, chainHash: true } });
  if (!head) return undefined;
  const { count } = await db.auditAnchor.createMany({ data: [{ ...head, at: new Date(now) }], skipDuplicates: true });
  const anchor = { seq: Number(head.seq), chain: hex(head.chainHash) };
  if (count === 0) return undefined;
  log("info", "audit.anchored", anchor);
  const path = env().AUDIT_ANCHORS_FILE;
  if (path !== undefined) {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await appendFile(path, `${new Date(now).toISOString()} ${writeAnchor(anchor)}\n`, { mode: 0o600 });
  }
  return anchor;
}

/** All anchors of the database and the file: the chain hashes that each seal must have. */
export async function listAnchors(client: Pick<Tx, "auditAnchor">): Promise<ReadonlyMap<number, readonly string[]>> {
  const anchors = new Map<number, string[]>();
  const add = ({ seq, chain }: Anchor) => anchors.set(seq, [...(anchors.get(seq) ?? []), chain]);
  for (const { seq, chainHash } of await client.auditAnchor.findMany())
    add({ seq: Number(seq), chain: hex(chainHash) });
  for (const anchor of await readAnchorsFile()) add(anchor);
  return anchors;
}

async function readAnchorsFile(): Promise<readonly Anchor[]> {
  const path = env().AUDIT_ANCHORS_FILE;
  if (path === undefined) return [];
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text.split("\n").flatMap((line) => readAnchor(line) ?? []);
}
