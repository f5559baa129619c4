import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { freePort } from "../../local/postgres/free-port";
import { compare } from "./ledger";
import { startNginx } from "./nginx";
import { freeSlots } from "./office";
import { exactly, known } from "./row";
import type { FaultRow } from "./row";
import { bookAll, kindsOf, readAll } from "./visitors";

const paths = ["/", "/services", "/booking", "/api/services", "/de", "/fr-ca/faq", "/about", "/contact"];

/** Two servers behind nginx. Each is restarted, and then one of them is killed, while visitors read and book. */
export const rolling: FaultRow = {
  name: "rolling",
  proves: "a restart or the end of one of two servers behind nginx loses no request",
  needs: ["nginx"],
  async run(harness) {
    const site = await harness.site("rolling", { advisers: 50 });
    try {
      const ports = [await freePort(), await freePort()];
      const start = (port = 0) => site.serve({ PORT: String(port) });
      const servers = [await start(ports[0]), await start(ports[1])];
      await site.work();
      const address = await startNginx(join(dirname(site.log), "nginx"), ports, site.onClose);
      const slots = await freeSlots(address, 100);
      let isOver = false;
      const load = {
        reads: readAll({
          address: () => address,
          paths,
          parallel: 4,
          count: harness.times(2_000),
          isOver: () => isOver,
        }),
        bookings: bookAll({
          addresses: () => [address],
          slots: slots.flatMap((slot) => Array<typeof slot>(30).fill(slot)),
          parallel: 4,
          everyMs: 100,
          isOver: () => isOver,
        }),
      };
      for (const [index, end] of ["stop", "stop", "kill"].entries()) {
        await pause(1_000);
        const at = index % 2;
        await servers[at]?.[end as "stop" | "kill"]();
        servers[at] = await start(ports[at]);
      }
      await pause(1_000);
      isOver = true;
      const [reads, outcomes] = [await load.reads, await load.bookings];
      const failed = reads.filter(({ status }) => status !== 200);
      const refused = outcomes.filter(({ status }) => status !== 201);
      return [
        known("pages and lists read", reads.length),
        exactly(0, "of these failed", failed.length, kindsOf(failed)),
        exactly(0, "bookings that failed, with one repetition", refused.length, kindsOf(refused)),
        ...(await compare(site, outcomes)),
      ];
    } finally {
      await site.close();
    }
  },
};
