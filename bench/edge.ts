import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { median, rounded } from "../scripts/bench/table";
import type { Row, Table } from "../scripts/bench/table";
import { seedDatabase } from "../scripts/local/services/seed-database";
import { freePort } from "../scripts/local/postgres/free-port";
import { dataFolder } from "../scripts/shared/root";
import { startNginx } from "../scripts/testing/faults/nginx";
import { openBenchSite } from "./support/bench-site";
import { answersPerSecond } from "./support/wrk";

const pages = ["/", "/first-steps", "/de/services"];
const rounds = 5;
/** Longer than a page is kept, so each round asks the server for it again. */
const roundSeconds = 10;
const goals = { edge: 0.8, wordpress: 20 };

/**
 * Compares pages through nginx with the same bytes as files of the same nginx, which sends a page's headers with them.
 * With `WORDPRESS_URL`, the address of a WordPress page that no cache serves, also compares the home page from the
 * server alone with that page.
 */
export async function run(): Promise<Table> {
  const bench = await openBenchSite();
  const ends: (() => Promise<void>)[] = [];
  try {
    const { url } = await bench.database("bench_edge");
    await seedDatabase({ DATABASE_URL: url, DEMO_STAFF_FILE: join(dataFolder, "bench-staff.json") });
    const site = await bench.serve(url, { EDGE: "own" });
    ends.push(() => site.stop());
    const folder = join(dataFolder, "bench-edge");
    const filesPort = await freePort();
    await writePages(site.address, join(folder, "files"));
    const files = `http://127.0.0.1:${filesPort}`;
    const headers = await headersOf(site.address);
    const edge = await startNginx(
      join(folder, "nginx"),
      [Number(new URL(site.address).port)],
      (end) => void ends.push(end),
      filesServer(filesPort, join(folder, "files"), headers),
    );
    const rows: Row[] = [];
    for (const page of pages) rows.push(await compareWithFile(page, edge, files));
    const wordpress = process.env.WORDPRESS_URL;
    if (wordpress) rows.push(await compareWithWordpress(site.address, wordpress));
    return { title: "Edge (gzip, 32 connections)", rows };
  } finally {
    for (const end of ends.reverse()) await end();
    await bench.close();
  }
}

const fileOf = (page: string) => `${page === "/" ? "/index" : page}.html`;

/** Stores each page as the server sends it, compressed. */
async function writePages(address: string, folder: string): Promise<void> {
  for (const page of pages) {
    const file = join(folder, `${fileOf(page)}.gz`);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, gzipSync(await (await fetch(address + page)).text()));
    writeFileSync(join(folder, fileOf(page)), "");
  }
}

/** The headers of a page that nginx does not add to a file by itself, as directives. */
async function headersOf(address: string): Promise<string> {
  const { headers } = await fetch(address);
  const own = /^(?:connection|content-|date|etag|keep-alive|transfer-encoding)/;
  return [...headers]
    .filter(([name]) => !own.test(name) || name === "content-security-policy")
    .map(([name, value]) => `add_header ${name} "${value}";`)
    .join(" ");
}

const filesServer = (port: number, folder: string, headers: string) =>
  `server { listen 127.0.0.1:${port}; access_log off; root ${folder}; gzip_static always; sendfile on; ${headers} types { text/html html; } }`;

async function compareWithFile(page: string, edge: string, files: string): Promise<Row> {
  const share = await medianShare(edge + page, files + fileOf(page));
  return {
    what: `${page} through nginx, as a share of the same bytes from a file`,
    figure: rounded(share),
    unit: "",
    goal: `>= ${goals.edge}`,
    isMet: share >= goals.edge,
  };
}

async function compareWithWordpress(address: string, wordpress: string): Promise<Row> {
  const times = await medianShare(`${address}/`, wordpress);
  return {
    what: "the home page from one server, as a multiple of the page of WordPress",
    figure: rounded(times, 1),
    unit: "",
    goal: `>= ${goals.wordpress}`,
    isMet: times >= goals.wordpress,
  };
}

/** The median ratio of alternating rounds. */
async function medianShare(ours: string, theirs: string): Promise<number> {
  for (const url of [ours, theirs]) await answersPerSecond(url, 2);
  const shares = [];
  for (let round = 0; round < rounds; round += 1)
    shares.push((await answersPerSecond(ours, roundSeconds)) / (await answersPerSecond(theirs, roundSeconds)));
  return median(shares);
}
