import { join } from "node:path";

import { rollUpEvents } from "../lib/statistics/commands/roll-up";
import { addDays, utcDay } from "../lib/platform/time/day";
import { msPerDay } from "../lib/platform/time/instant";
import { rounded } from "../scripts/bench/table";
import type { Row, Table } from "../scripts/bench/table";
import { seedDatabase } from "../scripts/local/services/seed-database";
import { dataFolder } from "../scripts/shared/root";
import { openBenchSite } from "./support/bench-site";
import { measureLoads } from "./support/page-loads";
import { measureIngest } from "./support/ingest";
import { measureDelay } from "./support/page-delay";
import { measureReports } from "./support/report-times";
import { fillYear } from "./support/year-of-events";

const most = 10_000_000;
const least = 100_000;
const goals = { ingest: 0.2, simple: 300, several: 2_000, delay: 5, load: 1.05 };
const pages = ["/", "/faq", "/cryptocurrency-recovery", "/booking"];

/**
 * Measures the statistics of a year, and what their collection costs the public pages. The year has 10,000,000 events,
 * or the number in the first argument.
 */
export async function run([number = String(most)]: readonly string[]): Promise<Table> {
  const events = Number(number);
  if (!Number.isInteger(events) || events < least || events > most)
    throw new Error(`The number of events must be from ${least} to ${most}, for example 1000000.`);
  const bench = await openBenchSite();
  try {
    const { url, client } = await bench.database("bench_events");
    await seedDatabase({ DATABASE_URL: url, DEMO_STAFF_FILE: join(dataFolder, "bench-staff.json") });
    const today = utcDay(Date.now());
    const filled = await secondsOf(() => fillYear(client, { first: new Date(addDays(today, -366)), events }));
    const rolledUp = await secondsOf(rollUpEvents);
    await client.query("vacuum analyze");
    const reports = await measureReports({ from: addDays(today, -366), to: addDays(today, -1) });
    // These events are of five minutes, which no site has. Counting them would take longer than a transaction may.
    const ingest = await measureIngest(client, Date.now() - msPerDay);
    const site = await bench.serve(url);
    const pageRows: Row[] = [];
    for (const path of pages)
      pageRows.push({
        what: `${path}: delay while a report is stored`,
        ...atMost(rounded(await measureDelay(site.address, path), 1), "ms", goals.delay),
      });
    for (const { path, ratio } of await measureLoads(site, pages))
      pageRows.push({
        what: `${path}: time to load in a browser with our script to without`,
        ...atMost(rounded(ratio), "", goals.load),
      });
    await site.stop();
    return {
      title: `Statistics of a year with ${events.toLocaleString("en")} events`,
      rows: [
        { what: "to write the events of the year", figure: rounded(filled, 0), unit: "s" },
        { what: "to count all hours and days of the year", figure: rounded(rolledUp, 0), unit: "s" },
        { what: "events stored as the server does", figure: rounded(ingest.ours, 0), unit: "per second" },
        { what: "rows of a bare COPY", figure: rounded(ingest.bare, 0), unit: "per second" },
        {
          what: "ratio, median of 9 alternating rounds",
          figure: rounded(ingest.ratio),
          unit: "",
          goal: `${goals.ingest} or more`,
          isMet: ingest.ratio >= goals.ingest,
        },
        {
          what: `slowest report of 12 months, none or one filter: ${reports.simple.report}`,
          ...atMost(rounded(reports.simple.ms, 0), "ms", goals.simple),
        },
        {
          what: `slowest report of 12 months, several filters: ${reports.several.report}`,
          ...atMost(rounded(reports.several.ms, 0), "ms", goals.several),
        },
        ...pageRows,
      ],
    };
  } finally {
    await bench.close();
  }
}

async function secondsOf(run: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await run();
  return (performance.now() - began) / 1_000;
}

const atMost = (figure: number, unit: string, goal: number) => ({
  figure,
  unit,
  goal: `${goal} or less`,
  isMet: figure <= goal,
});
