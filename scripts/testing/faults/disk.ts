import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

import { withClient } from "../../../lib/testing/client";
import { openCluster } from "../../local/postgres/cluster";
import { requireSuccess, runCommand } from "../../shared/run";
import { scratchFolder } from "../scratch";
import { makeSeeded } from "./harness";
import { compare } from "./ledger";
import { freeSlots, replaceAdvisers } from "./office";
import { known } from "./row";
import type { FaultRow } from "./row";
import { openSite } from "./site";
import { figuresOf, seen, untilPart, visit } from "./watch";

/** The disk of the database is full, and then has space again. */
export const disk: FaultRow = {
  name: "disk",
  proves: "while the disk of the database is full, pages are served and nothing acknowledged is lost",
  needs: ["mount"],
  needsRoot: true,
  async run(harness) {
    const folder = join(scratchFolder(), "disk");
    const [place, ballast] = [join(folder, "small"), join(folder, "small/ballast")];
    mkdirSync(place, { recursive: true });
    const mounted = ["-t", "tmpfs", "-o", "size=400m,mode=0777", "tmpfs", place];
    requireSuccess(await runCommand("mount", mounted), "mount");
    const start = () => openCluster(join(place, "postgres"), { isDurable: true, port });
    let port = 0;
    let cluster = await openCluster(join(place, "postgres"), { isDurable: true });
    port = Number(new URL(cluster.url).port);
    const databaseUrl = await makeSeeded(cluster.url, harness.settings);
    await withClient(databaseUrl, (client) => replaceAdvisers(client, 50));
    const site = await openSite(folder, databaseUrl, harness.settings);
    try {
      const server = await site.serve();
      await site.work();
      const slots = await freeSlots(server.address, 40);
      const before = await visit({ address: server.address, slots: slots.slice(0, 10), name: "disk-before" });
      fill(ballast);
      const during = [];
      for (let turn = 0; turn < 5; turn += 1)
        during.push(await visit({ address: server.address, slots: slots.slice(10, 30), name: `disk-${turn}` }));
      const told = await untilPart(server.address, "disk", "failed", 20_000);
      rmSync(ballast);
      const { pid } = cluster;
      cluster = await start();
      const back = await untilPart(server.address, "disk", "ok", 20_000);
      const after = await visit({ address: server.address, slots: slots.slice(30), name: "disk-after" });
      const outcomes = [before, ...during, after].flatMap((visited) => visited.outcomes);
      return [
        ...during.flatMap((visited, turn) => figuresOf(`disk full, turn ${turn + 1}`, visited, true)),
        seen('"/api/status" says that the disk is full', told),
        known("starts of PostgreSQL that an operator had to make", cluster.pid === pid ? 0 : 1),
        seen("the disk is ok again", back),
        ...figuresOf("after", after, false),
        ...(await compare(site, outcomes)),
      ];
    } finally {
      rmSync(ballast, { force: true });
      await site.close();
      await cluster.stop();
      await runCommand("umount", ["--lazy", place]);
    }
  },
};

/** Writes a file until no space is left. */
function fill(path: string): void {
  const file = openSync(path, "w");
  try {
    for (let size = 1 << 20; size >= 512;) {
      try {
        writeSync(file, Buffer.alloc(size));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
        size /= 2;
      }
    }
  } finally {
    closeSync(file);
  }
}
