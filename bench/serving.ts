import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import autocannon from "autocannon";

import { dataFolder } from "../scripts/shared/root";
import { seedDatabase } from "../scripts/shared/run";
import { startBarePage } from "./support/bare-page";
import { openBenchSite } from "./support/bench-site";
import { median, rounded } from "../scripts/bench/table";
import type { Row, Table } from "../scripts/bench/table";

const connections = 32;
const warmUpRequests = 2_000;
const rounds = 5;
const roundSeconds = 6;
const goals = { ratio: 0.9, megabytes: 400 };

/**
 * Compares the requests per second of our home page with those of a bare Next page with the same markup, and measures
 * the memory of our process.
 */
export async function run(): Promise<Table> {
  const bench = await openBenchSite();
  try {
    const { url } = await bench.database("bench_serving");
    await seedDatabase({ DATABASE_URL: url, DEMO_STAFF_FILE: join(dataFolder, "bench-staff.json") });
    const site = await bench.serve(url);
    const html = await (await fetch(site.address)).text();
    const bare = await startBarePage(html);
    try {
      return { title: "Serving (home page, gzip)", rows: await measure({ site, bare: bare.address }) };
    } finally {
      bare.stop();
      await site.stop();
    }
  } finally {
    await bench.close();
  }
}

type Servers = { readonly site: { readonly address: string; readonly pid: number }; readonly bare: string };

async function measure({ site, bare }: Servers): Promise<Row[]> {
  for (const url of [site.address, bare]) await load(url, { amount: warmUpRequests });
  const megabytes = residentMegabytes(site.pid);
  const [ours, theirs]: [number[], number[]] = [[], []];
  // The rounds alternate, so that other load on the machine affects both sites.
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await load(site.address, { duration: roundSeconds }));
    theirs.push(await load(bare, { duration: roundSeconds }));
  }
  const ratio = rounded(median(ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN))));
  return [
    { what: "our home page", figure: rounded(median(ours), 0), unit: "requests/s", note: await sizeOf(site.address) },
    { what: "bare Next page", figure: rounded(median(theirs), 0), unit: "requests/s", note: await sizeOf(bare) },
    { what: "ours to bare", figure: ratio, unit: "", goal: `>= ${goals.ratio}`, isMet: ratio >= goals.ratio },
    {
      what: `memory after ${warmUpRequests} requests`,
      figure: megabytes,
      unit: "MB",
      goal: `<= ${goals.megabytes}`,
      isMet: megabytes <= goals.megabytes,
    },
  ];
}

/** Requests per second. Throws unless every answer is a 200, because an error page is served faster. */
async function load(url: string, limit: { amount: number } | { duration: number }): Promise<number> {
  const result = await autocannon({ url, connections, headers: { "accept-encoding": "gzip" }, ...limit });
  if (result.non2xx + result.errors > 0) throw new Error(`${url} failed ${result.non2xx + result.errors} times.`);
  return result.requests.total / result.duration;
}

function residentMegabytes(pid: number): number {
  return Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024);
}

async function sizeOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  return `${rounded(html.length / 1024, 0)} KB, ${rounded(gzipSync(html).length / 1024, 0)} KB packed`;
}
