import { clockAhead } from "../clock";
import { freePort } from "../../local/postgres/free-port";
import { compare } from "./ledger";
import { freeSlots } from "./office";
import { exactly } from "./row";
import type { FaultRow } from "./row";
import { trySend } from "./send";
import { figuresOf, visit } from "./watch";

const tenMinutes = 600_000;

/** The clock of one server is ten minutes ahead, and that of the other one ten minutes behind. */
export const clock: FaultRow = {
  name: "clock",
  proves: "servers whose clocks are ten minutes off work together, and their metrics show it",
  async run(harness) {
    const site = await harness.site("clock", { advisers: 50 });
    try {
      const ports = [await freePort(), await freePort()];
      const start = (ms: number, port = 0) => site.serve({ ...clockAhead(ms), METRICS_PORT: String(port) });
      const [ahead, behind] = [await start(tenMinutes, ports[0]), await start(-tenMinutes, ports[1])];
      await site.work();
      const slots = await freeSlots(ahead.address, 20);
      const visits = [
        await visit({ address: ahead.address, slots: slots.slice(0, 10), name: "clock-ahead" }),
        await visit({ address: behind.address, slots: slots.slice(10), name: "clock-behind" }),
      ];
      const outcomes = visits.flatMap((visited) => visited.outcomes);
      const links = outcomes.map(({ manageUrl }) => manageUrl.replace(/^.*\/manage\//, "/api/bookings/"));
      const opened = await Promise.all(
        links.map((path, index) => trySend((index % 2 ? ahead : behind).address + path)),
      );
      const line = /^site_clock_seconds (\d+)/m;
      const now = Date.now() / 1_000;
      const off = await Promise.all(
        ports.map(async (port) => {
          const { text } = await trySend(`http://127.0.0.1:${port}/metrics`);
          return Math.round((Number(line.exec(text)?.[1]) - now) / 60);
        }),
      );
      return [
        ...figuresOf("clock ahead", visits[0] ?? { reads: [], outcomes: [] }, false),
        ...figuresOf("clock behind", visits[1] ?? { reads: [], outcomes: [] }, false),
        exactly(
          links.length,
          "links to bookings that the other server opens",
          opened.filter(({ status }) => status === 200).length,
        ),
        exactly(10, "minutes by which the metrics of the first server are ahead", off[0] ?? Number.NaN),
        exactly(-10, "minutes by which those of the second server are ahead", off[1] ?? Number.NaN),
        ...(await compare(site, outcomes)),
      ];
    } finally {
      await site.close();
    }
  },
};
