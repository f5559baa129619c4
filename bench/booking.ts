import { readFileSync } from "node:fs";

import { Pool } from "pg";

import { bareBooking } from "./support/bare-booking";
import { openBenchSite } from "./support/bench-site";
import type { BenchSite } from "./support/bench-site";
import { fillDiary, fillOffice, serviceId } from "./support/office";
import { poster } from "./support/post";
import { median, percentile, rounded } from "../scripts/bench/table";
import type { Row, Table } from "../scripts/bench/table";

/** The number of parallel requests. */
const concurrency = 16;
const day = 86_400_000;

/**
 * Measures four things: the rate of bookings through the site compared with the bare database transaction, the
 * responses to a thousand parallel requests for five slots, the time to read a month's free times from a database with
 * a million bookings, and the growth of memory over 20,000 requests.
 */
export async function run(): Promise<Table> {
  const bench = await openBenchSite();
  try {
    const rows = [
      ...(await throughput(bench)),
      ...(await rush(bench)),
      ...(await calendar(bench)),
      ...(await memory(bench)),
    ];
    return { title: "Booking", rows };
  } finally {
    await bench.close();
  }
}

/**
 * Measures bookings through the site and bookings through the database driver in alternating rounds, so that other load
 * on the machine affects both figures.
 */
async function throughput(bench: BenchSite): Promise<Row[]> {
  const { url, client } = await bench.database("bench_throughput");
  await fillOffice(client, { advisers: 50, dailyCap: 100 });
  const { rows: advisers } = await client.query<{ id: string }>("select id from advisers");
  const site = await bench.serve(url);
  const visitors = poster(site.address, concurrency);
  const pool = new Pool({ connectionString: url, max: 20 });
  // Without a listener, a lost connection would end the process before `run` can close the benchmark's database server.
  pool.on("error", () => {});
  const first = Math.ceil(Date.now() / day) * day + 3 * day;
  // The site and the database driver book different months, so they do not compete for slots. Each start time is used
  // 50 times, once for each of the 50 advisers.
  const startOf = (n: number, offset: number) =>
    new Date(first + (offset + Math.floor(n / 300)) * day + (14 + (n % 6)) * 3_600_000);
  let viaSite = 0;
  let viaBare = 0;
  const bookSite = async () => {
    const start = startOf(viaSite++, 0);
    const { status, text } = await visitors.post("/api/bookings", bodyAt(start, viaSite));
    if (status !== 201) throw new Error(`The site returned ${status}: ${text}`);
  };
  const bookBare = async () => {
    const n = viaBare++;
    // There are six start times a day. Each start time is booked once for every adviser.
    const adviserId = advisers[Math.floor(n / 6) % advisers.length]?.id ?? "";
    if (!(await bareBooking(pool, { adviserId, start: startOf(n, 150) }))) throw new Error("The slot was taken");
  };
  await perSecond(300, bookSite);
  await perSecond(300, bookBare);
  // A real database has statistics. Without statistics, PostgreSQL would choose query plans for almost empty tables,
  // and these plans would distort the comparison.
  await client.query("vacuum analyze");
  const rounds = [];
  for (let round = 0; round < 5; round += 1)
    rounds.push({ site: await perSecond(500, bookSite), bare: await perSecond(500, bookBare) });
  await pool.end();
  visitors.close();
  await site.stop();
  const ratio = median(rounds.map((round) => round.site / round.bare));
  return [
    {
      what: "bookings through POST /api/bookings",
      figure: rounded(median(rounds.map((round) => round.site)), 0),
      unit: "per second",
    },
    {
      what: "the same transaction by the bare driver",
      figure: rounded(median(rounds.map((round) => round.bare)), 0),
      unit: "per second",
    },
    {
      what: "ratio, median of 5 alternating rounds",
      figure: rounded(ratio),
      unit: "",
      goal: "0.35 or more",
      isMet: ratio >= 0.35,
    },
  ];
}

/**
 * Sends 1,000 parallel requests for five slots. Five requests must succeed, and no request may cause a server error.
 */
async function rush(bench: BenchSite): Promise<Row[]> {
  const { url, client } = await bench.database("bench_rush");
  await fillOffice(client, { advisers: 1, dailyCap: 100 });
  const site = await bench.serve(url);
  const visitors = poster(site.address, 1_000);
  const first = Math.ceil(Date.now() / day) * day + 3 * day + 15 * 3_600_000;
  const responses = await Promise.all(
    Array.from({ length: 1_000 }, (_, n) =>
      visitors.post("/api/bookings", bodyAt(new Date(first + (n % 5) * 3_600_000), n)),
    ),
  );
  visitors.close();
  await site.stop();
  const countOf = (isCounted: (status: number) => boolean) =>
    responses.filter(({ status }) => isCounted(status)).length;
  const booked = countOf((status) => status === 201);
  const failed = countOf((status) => status >= 500);
  return [
    { what: "1,000 requests for five slots: booked", figure: booked, unit: "", goal: "5", isMet: booked === 5 },
    { what: "the same: responses with 5xx", figure: failed, unit: "", goal: "none", isMet: failed === 0 },
  ];
}

/** Reads next month's free times from a database with 10,000 bookings and from a database with 1,000,000 bookings. */
async function calendar(bench: BenchSite): Promise<Row[]> {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 7);
  const lastDay = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0)).toISOString().slice(0, 10);
  const sites = [];
  for (const bookings of [10_000, 1_000_000]) {
    const { url, client } = await bench.database(`bench_calendar_${bookings}`);
    await fillOffice(client, { advisers: 50, dailyCap: 12 });
    await fillDiary(client, { bookings, lastDay });
    sites.push({ ...(await bench.serve(url)), times: [] as number[] });
  }
  for (let round = 0; round < 260; round += 1) {
    for (const { address, times } of sites) {
      const began = performance.now();
      const response = await fetch(`${address}/api/availability/dates?serviceType=${serviceId}&month=${month}`);
      await response.arrayBuffer();
      const took = performance.now() - began;
      if (!response.ok) throw new Error(`The site returned ${response.status}`);
      // The first 60 rounds open connections and warm up the code, so they are not counted.
      if (round >= 60) times.push(took);
    }
  }
  for (const site of sites) await site.stop();
  const [few = Number.NaN, many = Number.NaN] = sites.map(({ times }) => percentile(times, 0.95));
  const [fewMedian = Number.NaN, manyMedian = Number.NaN] = sites.map(({ times }) => median(times));
  const growth = manyMedian / fewMedian;
  return [
    { what: "a month's free times before 10,000 bookings, p95", figure: rounded(few, 1), unit: "ms" },
    {
      what: "a month's free times before 1,000,000 bookings, p95",
      figure: rounded(many, 1),
      unit: "ms",
      goal: "at most 50",
      isMet: many <= 50,
    },
    { what: "growth of the median", figure: rounded(growth), unit: "", goal: "at most 1.5", isMet: growth <= 1.5 },
  ];
}

/** Measures how much resident memory grows over 20,000 requests. */
async function memory(bench: BenchSite): Promise<Row[]> {
  const { url, client } = await bench.database("bench_memory");
  await fillOffice(client, { advisers: 4, dailyCap: 12 });
  const site = await bench.serve(url);
  const month = new Date(Date.now() + 20 * day).toISOString().slice(0, 7);
  const paths = [
    "/api/services",
    "/booking",
    "/",
    "/de/booking",
    `/api/availability/dates?serviceType=initial&month=${month}`,
    `/api/availability?serviceType=initial&date=${month}-28`,
  ];
  let sent = 0;
  const ask = async () => {
    const response = await fetch(site.address + paths[sent++ % paths.length]);
    await response.arrayBuffer();
  };
  const readings: number[] = [];
  for (let block = 0; block < 10; block += 1) {
    await perSecond(2_000, ask);
    readings.push(residentMegabytes(site.pid));
  }
  await site.stop();
  // Garbage collection makes memory go up and down. The lowest of the last three readings is therefore compared with
  // the highest of the first three readings.
  const early = Math.max(...readings.slice(0, 3));
  const late = Math.min(...readings.slice(-3));
  return [
    { what: "resident memory after 2,000 requests", figure: rounded(readings[0] ?? Number.NaN, 0), unit: "MB" },
    { what: "resident memory after 20,000 requests", figure: rounded(readings.at(-1) ?? Number.NaN, 0), unit: "MB" },
    {
      what: "growth after the first blocks",
      figure: rounded(late / early),
      unit: "",
      goal: "at most 1.05",
      isMet: late / early <= 1.05,
    },
  ];
}

/** Runs an operation `count` times, at most `concurrency` at once, and returns the rate per second. */
async function perSecond(count: number, operation: () => Promise<void>): Promise<number> {
  let left = count;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left-- > 0) await operation();
    }),
  );
  return (count * 1_000) / (performance.now() - began);
}

function bodyAt(start: Date, n: number) {
  return {
    serviceType: serviceId,
    startTime: start.toISOString(),
    endTime: new Date(start.getTime() + 3_600_000).toISOString(),
    isNewClient: true,
    termsAccepted: true,
    clientInfo: {
      firstName: "Margaret",
      lastName: "Sample",
      email: `visitor-${n}-${start.getTime()}@example.org`,
      phone: "+1 604 555 0142",
      preferredContactMethod: "phone",
      privacyConsent: true,
    },
  };
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
}
