import { readFileSync } from "node:fs";

import type { Row } from "../../bench/table";
import { rounded } from "../../bench/table";
import { freeSlots } from "./office";
import { atMost, exactly } from "./row";
import type { FaultRow } from "./row";
import type { FaultSite } from "./site";
import { bookAll, kindsOf, readAll } from "./visitors";

const pages = ["/", "/services", "/about", "/de", "/fr-ca/faq", "/contact", "/de/services", "/verify"];

/** The memory of a server, with public pages alone and with everything that visitors do. */
export const memory: FaultRow = {
  name: "memory",
  proves: "the memory of a server stays the same over 100,000 requests",
  async run(harness) {
    const [few, many] = [harness.times(2_000), harness.times(100_000)];
    const site = await harness.site("memory", { advisers: 50 });
    try {
      return [...(await pagesAlone(site, few)), ...(await mixed(site, few, many))];
    } finally {
      await site.close();
    }
  },
};

async function pagesAlone(site: FaultSite, few: number): Promise<readonly Row[]> {
  const server = await site.serve();
  await readPages(server.address, pages, few);
  const after = residentMegabytes(server.pid);
  await server.stop();
  return [atMost(400, "MB", { what: `after ${few} pages`, figure: after })];
}

async function mixed(site: FaultSite, few: number, many: number): Promise<readonly Row[]> {
  const server = await site.serve();
  const slots = await freeSlots(server.address, 200);
  const month = slots[0]?.startTime.slice(0, 7);
  const reads = ["/booking", "/api/services", `/api/availability/dates?serviceType=initial&month=${month}`, "/login"];
  let isOver = false;
  const bookings = bookAll({
    addresses: () => [server.address],
    slots: slots.flatMap((slot) => Array<typeof slot>(45).fill(slot)),
    parallel: 1,
    everyMs: 100,
    isOver: () => isOver,
  });
  const failed = [...(await readPages(server.address, [...pages, ...reads], few))];
  const first = residentMegabytes(server.pid);
  failed.push(...(await readPages(server.address, [...pages, ...reads], many - few)));
  const last = residentMegabytes(server.pid);
  isOver = true;
  const booked = (await bookings).filter(({ status }) => status === 201).length;
  await server.stop();
  return [
    atMost(650, "MB", { what: `after ${few} mixed requests`, figure: first }),
    { what: `after ${many} mixed requests, with ${booked} bookings`, figure: last, unit: "MB" },
    atMost(1.1, "", { what: "growth", figure: rounded(last / first) }),
    exactly(0, "requests that failed", failed.length, kindsOf(failed)),
  ];
}

async function readPages(address: string, paths: readonly string[], count: number) {
  const answers = await readAll({ address: () => address, paths, parallel: 8, count, isOver: () => true });
  return answers.filter(({ status }) => status !== 200);
}

/** The memory of a process that is not swapped out. */
function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}
