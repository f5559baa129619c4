import { setTimeout as pause } from "node:timers/promises";

import { freePort } from "../../local/postgres/free-port";
import { compare } from "./ledger";
import { freeSlots } from "./office";
import { exactly, known } from "./row";
import type { FaultRow } from "./row";
import { bookAll, kindsOf } from "./visitors";

/** In each round a server is killed, and with it the database or the worker. They start again while visitors book. */
export const kills: FaultRow = {
  name: "kills",
  proves: "kill -9 of a server 20 times, of PostgreSQL and of the worker 10 times each, loses and doubles nothing",
  async run(harness) {
    const site = await harness.site("kills", { advisers: 50 });
    try {
      const ports = [await freePort(), await freePort()];
      const start = (port = 0) => site.serve({ PORT: String(port) });
      const servers = [await start(ports[0]), await start(ports[1])];
      let worker = await site.work();
      const addresses = servers.map(({ address }) => address);
      const slots = await freeSlots(addresses[0] ?? "", 150);
      let isOver = false;
      const load = bookAll({
        addresses: () => addresses,
        slots: slots.flatMap((slot) => Array<typeof slot>(30).fill(slot)),
        parallel: 4,
        everyMs: 80,
        isOver: () => isOver,
      });
      const restartDatabase = async () => {
        harness.postgres.kill();
        await harness.postgres.start();
      };
      const restartWorker = async () => {
        await worker.kill();
        worker = await site.work();
      };
      const restartServer = async (at: number) => {
        await servers[at]?.kill();
        servers[at] = await start(ports[at]);
      };
      for (let round = 0; round < harness.times(20); round += 1) {
        const other = round % 2 === 0 ? restartDatabase : restartWorker;
        await Promise.all([restartServer(round % 4 < 2 ? 0 : 1), other()]);
        await pause(500);
      }
      isOver = true;
      const outcomes = await load;
      const refused = outcomes.filter(({ status }) => status !== 201);
      const wrong = refused.filter(({ status }) => ![0, 503].includes(status));
      return [
        known("bookings tried, each repeated once", outcomes.length),
        { ...known("of these without an answer or with 503 both times", refused.length), note: kindsOf(refused) },
        exactly(0, "other answers", wrong.length, kindsOf(wrong)),
        ...(await compare(site, outcomes)),
      ];
    } finally {
      await site.close();
    }
  },
};
