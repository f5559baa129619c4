import { setTimeout as pause } from "node:timers/promises";

import { freePort } from "../../local/postgres/free-port";
import { compare } from "./ledger";
import { freeSlots } from "./office";
import { exactly } from "./row";
import type { FaultRow } from "./row";
import { trySend } from "./send";
import { figuresOf, seen, untilMetric, untilPart, visit } from "./watch";

/** PostgreSQL accepts connections and answers nothing, as on a stalled disk. */
export const hung: FaultRow = {
  name: "hung",
  proves: "while the database hangs, pages are served, everything is answered in 5 seconds, and nothing is lost",
  async run(harness) {
    const site = await harness.site("hung", { advisers: 50 });
    try {
      const metricsPort = await freePort();
      const server = await site.serve();
      await site.work({ METRICS_PORT: String(metricsPort - 1) });
      const slots = await freeSlots(server.address, 30);
      const before = await visit({ address: server.address, slots: slots.slice(0, 10), name: "hung-before" });
      await untilMetric(metricsPort, /^site_part_ok\{part="database"\} 1$/m);
      harness.postgres.freeze();
      try {
        const first = await visit({ address: server.address, slots: slots.slice(10, 20), name: "hung-first" });
        const second = await visit({ address: server.address, slots: slots.slice(10, 20), name: "hung-second" });
        const told = await untilPart(server.address, "database", "failed", 15_000);
        const measured = await untilMetric(metricsPort, /^site_part_ok\{part="database"\} 0$/m, 15_000);
        const ready = await trySend(`${server.address}/api/ready`);
        harness.postgres.thaw();
        const back = await untilPart(server.address, "database", "ok", 20_000);
        await pause(1_000);
        const after = await visit({ address: server.address, slots: slots.slice(20), name: "hung-after" });
        const outcomes = [before, first, second, after].flatMap((visited) => visited.outcomes);
        return [
          ...figuresOf("before", before, false),
          ...figuresOf("database hung", first, true),
          ...figuresOf("database hung, a second time", second, true),
          seen('"/api/status" says that the database failed', told),
          seen("metrics say so", measured),
          exactly(503, '"/api/ready"', ready.status),
          seen("the database is ok again", back),
          ...figuresOf("after", after, false),
          ...(await compare(site, outcomes)),
        ];
      } finally {
        harness.postgres.thaw();
      }
    } finally {
      await site.close();
    }
  },
};
