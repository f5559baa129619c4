import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { readJsonFile } from "../shared/private-file";
import { isAlive } from "../shared/processes.mjs";
import type { Identity } from "../shared/processes.mjs";
import { dataFolder } from "../shared/root";

/**
 * The time in milliseconds to wait for the port. If a server's parent was killed, the server needs a moment to notice
 * this and to end.
 */
const waitMs = 6_000;

type Note = Identity & { readonly port: number; readonly starter?: Identity };

/** Throws an error if another process listens on the port. The error says whether the process is this clone's site. */
export async function requireFreePort(port: number, host?: string): Promise<void> {
  for (const until = Date.now() + waitMs; ; await wait(200)) {
    if (await isFree(port, host)) return;
    const note = readJsonFile(join(dataFolder, "run.json")) as Note | undefined;
    if (note?.port !== port || !isAlive(note)) throw new Error(`Port ${port} is taken: set PORT to another.`);
    const isOrphan = note.starter !== undefined && !isAlive(note.starter);
    if (!isOrphan || Date.now() > until)
      throw new Error(`The site runs here already (process ${note.pid}): http://localhost:${port}`);
  }
}

function isFree(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, ...(host === undefined ? {} : { host }) }, () => probe.close(() => resolve(true)));
  });
}
