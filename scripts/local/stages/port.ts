import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { readJsonFile, writePrivate } from "../../shared/private-file";
import { identify, isAlive } from "../locks/processes.mjs";
import type { Identity } from "../locks/processes.mjs";
import { dataFolder } from "../../shared/root";

/**
 * The time in milliseconds to wait for the port. If a server's parent was killed, the server needs a moment to notice
 * this and to end.
 */
const waitMs = 6_000;

/** What `noteSite` writes: the command that started the site, and the port of the site. */
type Note = Identity & { readonly port: number };

const noteFile = join(dataFolder, "run.json");

/** Notes that this process runs the site, so that another start can say so. */
export function noteSite(port: number): void {
  writePrivate(noteFile, JSON.stringify({ ...identify(), port } satisfies Note));
}

/** Throws an error if another process listens on the port. The error says whether the process is this clone's site. */
export async function requireFreePort(port: number, host?: string): Promise<void> {
  for (const until = Date.now() + waitMs; ; await wait(200)) {
    if (await isFree(port, host)) return;
    const note = readJsonFile(noteFile) as Note | undefined;
    if (note?.port === port && isAlive(note))
      throw new Error(`The site runs here already (process ${note.pid}): http://localhost:${port}`);
    // The server of a command that was killed ends by itself in a moment.
    if (note?.port !== port || Date.now() > until) throw new Error(`Port ${port} is taken: set PORT to another.`);
  }
}

function isFree(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, ...(host === undefined ? {} : { host }) }, () => probe.close(() => resolve(true)));
  });
}
