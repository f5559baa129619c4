import { spawn } from "node:child_process";

import { compileProgram } from "../../../lib/testing/compile-program";
import { root } from "../../shared/root";
import { freeSlots } from "./office";
import { exactly } from "./row";
import type { FaultRow } from "./row";
import type { FaultSite } from "./site";
import type { Part, Statuses } from "./storm-client";

const advisers = 4;
const processes = 4;

/** 10,000 attempts on 100 slots, from four processes at two servers. */
export const storm: FaultRow = {
  name: "storm",
  proves: "10,000 attempts on 100 slots at two servers book each slot once",
  async run(harness) {
    const attempts = harness.times(10_000);
    const site = await harness.site("storm", { advisers });
    try {
      const servers = [await site.serve(), await site.serve()];
      const addresses = servers.map(({ address }) => address);
      const slots = await freeSlots(addresses[0] ?? "", 100 / advisers);
      const count = attempts / processes;
      const parts = Array.from({ length: processes }, (_, index) => ({
        addresses,
        slots,
        count,
        first: index * count,
        parallel: 25,
      }));
      const totals = totalsOf(await Promise.all(parts.map(inOwnProcess)));
      const { 201: booked = 0, 409: taken = 0 } = totals;
      const others = Object.entries(totals).filter(([status]) => status !== "201" && status !== "409");
      return [
        exactly(100, "attempts that booked", booked),
        exactly(attempts - 100, "attempts that were told that the slot is taken (409)", taken),
        exactly(0, "other answers", attempts - booked - taken, others.map(String).join("; ")),
        exactly(100, "stored bookings", await countOf(site, "select from bookings where email like 'visitor-%'")),
        exactly(0, "appointments that overlap another one of their adviser", await countOf(site, overlaps)),
      ];
    } finally {
      await site.close();
    }
  },
};

const overlaps = `select from bookings a join bookings b on a.adviser_id = b.adviser_id and a.id < b.id
  and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
  where a.email like 'visitor-%' and b.email like 'visitor-%'`;

async function countOf(site: FaultSite, sql: string): Promise<number> {
  const [row] = await site.query<{ count: number }>(`select count(*)::int as count from (${sql}) counted`);
  return row?.count ?? Number.NaN;
}

function totalsOf(all: readonly Statuses[]): Statuses {
  const totals: Record<string, number> = {};
  for (const statuses of all)
    for (const [status, count] of Object.entries(statuses)) totals[status] = (totals[status] ?? 0) + count;
  return totals;
}

const program = `
  import { runStormClient } from "./scripts/testing/faults/storm-client";
  runStormClient();
`;

function inOwnProcess(part: Part): Promise<Statuses> {
  const child = spawn(process.execPath, ["--eval", compileProgram(program)], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return new Promise((resolve, reject) => {
    child.once("message", (statuses) => {
      child.disconnect();
      resolve(statuses as Statuses);
    });
    child.once("error", reject).once("exit", () => reject(new Error("A process of the storm ended early")));
    child.send(part);
  });
}
