import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { readJsonFile } from "../shared/private-file";
import { isAlive } from "../shared/processes.mjs";
import type { Identity } from "../shared/processes.mjs";
import { dataFolder } from "../shared/root";

/** A server whose parent was killed needs a moment to notice and to end. */
const patienceMs = 6_000;

/** Throws, with what to do about it, if somebody else listens on the port. */
export async function requireFreePort(port: number): Promise<void> {
  for (const until = Date.now() + patienceMs; ; await wait(200)) {
    if (await isFree(port)) return;
    const ours = readJsonFile(join(dataFolder, "run.json")) as (Identity & { port: number }) | undefined;
    const isOurs = ours?.port === port && isAlive(ours);
    if (isOurs && Date.now() < until) continue;
    throw new Error(isOurs ? `The site runs here already (process ${ours.pid}): http://localhost:${port}` : `Port ${port} is taken: set PORT to another.`);
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
