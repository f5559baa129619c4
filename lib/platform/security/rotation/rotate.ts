import { setTimeout as pause } from "node:timers/promises";

import { db, pool } from "../../db/client";
import { enqueue } from "../../jobs/enqueue";
import { log } from "../../log";
import { currentDataKey, dataKeys } from "../data-keys";
import { encryptedTables } from "../encrypted-columns";
import { beginRotation } from "../installation-keys";
import { countDue } from "./count-due";
import type { Part } from "./part";
import { tablePart } from "./table-part";
import type { Reencrypt } from "./table-part";

/** What a table's own columns do not show: content outside the database, and values inside encrypted values. */
export type OtherValues = {
  readonly parts: readonly Part[];
  readonly columns: Readonly<Record<string, Reencrypt>>;
};

/** The time that one job may take, in milliseconds, so that a stopping worker does not wait long. */
const jobMs = 2_000;
/** A pause between batches, in milliseconds, that leaves the database and the processor to visitors. */
const pauseMs = 10;

/** Queues the job that encrypts all values with DATA_KEY, if DATA_KEY_PREVIOUS is set. */
export async function startRotation(): Promise<void> {
  if (dataKeys().length === 1) return;
  await beginRotation(pool());
  await queueRotation();
}

/**
 * Encrypts values again for about two seconds, and then queues itself until all are done. Continues where the last job
 * ended. Does nothing if no rotation to this process's DATA_KEY is under way.
 */
export async function continueRotation(others: OtherValues): Promise<void> {
  const parts = await listParts(others);
  const end = performance.now() + jobMs;
  do {
    if (!(await rotateNext(parts))) return;
    await pause(pauseMs);
  } while (performance.now() < end);
  await queueRotation();
}

const queueRotation = () =>
  db.$transaction((tx) => enqueue(tx, { task: "rotate-keys", payload: {} }, { key: "rotate-keys" }));

async function listParts({ parts, columns }: OtherValues): Promise<readonly Part[]> {
  const tables = await encryptedTables(pool());
  const ofTable = (name: string) => Object.entries(columns).find(([column]) => column.startsWith(`${name}.`))?.[1];
  return [...tables.map((table) => tablePart(table, ofTable(table.table))), ...parts];
}

/** Does one batch. Returns false if the rotation has finished or is not this process's. */
async function rotateNext(parts: readonly Part[]): Promise<boolean> {
  const state = await db.keyRotation.findUnique({ where: { id: 1 } });
  if (!state || state.finishedAt || !currentDataKey().id.equals(state.keyId)) return false;
  const index = state.part === null ? 0 : parts.findIndex(({ name }) => name === state.part);
  const part = parts[index];
  if (!part) return finish(state.unreadable);
  const { rows, unreadable, last } = await part.next(state.after);
  await db.keyRotation.update({
    where: { id: 1 },
    data: {
      part: last ? part.name : (parts[index + 1]?.name ?? "end"),
      after: [...(last ?? [])],
      rows: { increment: rows },
      unreadable: { increment: unreadable },
    },
  });
  return true;
}

/** Ends the rotation, or begins again if a process with the earlier settings has written values in the meantime. */
async function finish(unreadable: number): Promise<boolean> {
  const isDone = (await countDue()).rows <= unreadable;
  const { rows, startedAt } = await db.keyRotation.update({
    where: { id: 1 },
    data: isDone ? { finishedAt: new Date() } : { part: null, after: [], unreadable: 0 },
  });
  if (!isDone) return true;
  const seconds = Math.round((Date.now() - startedAt.getTime()) / 1_000);
  log("info", "keys.rotated", { rows: Number(rows), seconds, unreadable });
  if (unreadable === 0) log("info", "keys.previous-can-be-removed");
  return false;
}
