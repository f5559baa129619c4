import { Client, Pool } from "pg";

import { bareBooking } from "./support/bare-booking";
import { openBenchSite } from "./support/bench-site";
import { fillOffice } from "./support/office";
import { median, rounded } from "../scripts/bench/table";
import type { Table } from "../scripts/bench/table";

/** The number of parallel bookings. */
const concurrency = 16;
const rounds = 9;
const perRound = 1_000;
const day = 86_400_000;

/** Compares how many bookings per second are stored with and without notifications to one listening client. */
export async function run(): Promise<Table> {
  const bench = await openBenchSite();
  try {
    const { url, client } = await bench.database("bench_live");
    await fillOffice(client, { advisers: 50, dailyCap: 100 });
    const { rows: advisers } = await client.query<{ id: string }>("select id from advisers");
    const pool = new Pool({ connectionString: url, max: concurrency });
    const listener = new Client({ connectionString: url });
    await listener.connect();
    await listener.query("listen staff_changes");
    let received = 0;
    listener.on("notification", () => (received += 1));

    const first = Math.ceil(Date.now() / day) * day + 3 * day;
    let booked = 0;
    const book = async () => {
      const n = booked++;
      const start = new Date(first + Math.floor(n / 300) * day + (14 + (n % 6)) * 3_600_000);
      const adviserId = advisers[Math.floor(n / 6) % advisers.length]?.id ?? "";
      if (!(await bareBooking(pool, { adviserId, start }))) throw new Error("The time was taken");
    };
    const timed = async (count: number, state: "enable" | "disable") => {
      await client.query(`alter table bookings ${state} trigger insert_notifies_staff`);
      const end = booked + count;
      const began = performance.now();
      await Promise.all(
        Array.from({ length: concurrency }, async () => {
          while (booked < end) await book();
        }),
      );
      return (count * 1_000) / (performance.now() - began);
    };

    await timed(500, "enable");
    await client.query("vacuum analyze");
    const rates = [];
    for (let round = 0; round < rounds; round += 1) {
      // Every second round measures without notifications first, because the machine may become slower during a round.
      const order = round % 2 === 0 ? (["enable", "disable"] as const) : (["disable", "enable"] as const);
      const rate = { enable: 0, disable: 0 };
      for (const state of order) rate[state] = await timed(perRound, state);
      rates.push(rate);
    }
    await listener.end();
    await pool.end();
    const ratio = median(rates.map(({ enable, disable }) => enable / disable));
    return {
      title: "Live updates",
      rows: [
        {
          what: "bookings with notifications",
          figure: rounded(median(rates.map(({ enable }) => enable)), 0),
          unit: "per second",
        },
        {
          what: "bookings without",
          figure: rounded(median(rates.map(({ disable }) => disable)), 0),
          unit: "per second",
        },
        {
          what: "ratio, median of 9 alternating rounds",
          figure: rounded(ratio),
          unit: "",
          goal: "0.95 or more",
          isMet: ratio >= 0.95,
        },
        { what: "notifications received", figure: received, unit: "" },
      ],
    };
  } finally {
    await bench.close();
  }
}
