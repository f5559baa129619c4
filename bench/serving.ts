import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import autocannon from "autocannon";

import { dataFolder } from "../scripts/shared/root";
import { seedDatabase } from "../scripts/local/services/seed-database";
import type { Served } from "./support/bare-app";
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
 * Compares the requests per second of our home page with those of a bare Next page that has the same HTML. Also
 * measures the memory of our process.
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
      return { title: "Serving (home page, gzip)", rows: await measure({ site, bare }) };
    } finally {
      bare.stop();
      await site.stop();
    }
  } finally {
    await bench.close();
  }
}

async function measure({ site, bare }: { readonly site: Served; readonly bare: Served }): Promise<Row[]> {
  for (const { address } of [site, bare]) await load(address, { amount: warmUpRequests });
  const megabytes = residentMegabytes(site.pid);
  const [ours, theirs]: [Round[], Round[]] = [[], []];
  // The rounds alternate, so that other load on the machine affects both sites.
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measureRound(site));
    theirs.push(await measureRound(bare));
  }
  const ratio = rounded(median(ours.map(({ rate }, round) => rate / (theirs[round]?.rate ?? Number.NaN))));
  return [
    { what: "our home page", figure: rateOf(ours), unit: "requests/s", note: await sizeOf(site.address) },
    { what: "bare Next page", figure: rateOf(theirs), unit: "requests/s", note: await sizeOf(bare.address) },
    { what: "our processor time per request", figure: processorTimeOf(ours), unit: "ms" },
    { what: "processor time of the bare page", figure: processorTimeOf(theirs), unit: "ms" },
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

/**
 * Requests per second, and milliseconds of processor time per request. On a busy machine, the processor time varies
 * less than the rate.
 */
type Round = { readonly rate: number; readonly processorTime: number };

async function measureRound({ address, pid }: Served): Promise<Round> {
  const before = processorTime(pid);
  const { requests, seconds } = await load(address, { duration: roundSeconds });
  return { rate: requests / seconds, processorTime: (processorTime(pid) - before) / requests };
}

function rateOf(results: readonly Round[]): number {
  return rounded(median(results.map(({ rate }) => rate)), 0);
}

function processorTimeOf(results: readonly Round[]): number {
  return rounded(median(results.map(({ processorTime }) => processorTime)));
}

type Load = { readonly requests: number; readonly seconds: number };

/** Throws if a request fails or gets an error page. Error pages are served faster and would distort the result. */
async function load(url: string, limit: { amount: number } | { duration: number }): Promise<Load> {
  const result = await autocannon({ url, connections, headers: { "accept-encoding": "gzip" }, ...limit });
  if (result.non2xx + result.errors > 0) throw new Error(`${url} failed ${result.non2xx + result.errors} times.`);
  return { requests: result.requests.total, seconds: result.duration };
}

/**
 * The processor time of a process in milliseconds, including the time in the kernel. Linux counts it in hundredths of a
 * second.
 */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function residentMegabytes(pid: number): number {
  return Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024);
}

async function sizeOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  return `${rounded(html.length / 1024, 0)} KB, ${rounded(gzipSync(html).length / 1024, 0)} KB packed`;
}
