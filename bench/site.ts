import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Result } from "lighthouse";
import { chromium } from "playwright";

import { addPrefix } from "../lib/platform/i18n/prefix";
import { pathsOf, routes } from "../lib/platform/i18n/routes";
import { freePort } from "../scripts/database/free-port";
import { dataFolder } from "../scripts/shared/root";
import { runQuietly, seedDatabase } from "../scripts/shared/run";
import { findBrowser } from "../scripts/testing/browser";
import { median, rounded } from "../scripts/bench/table";
import type { Row, Table } from "../scripts/bench/table";
import { openBenchSite } from "./support/bench-site";

const goals = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const shiftGoal = 0.02;
type Category = keyof typeof goals;

/**
 * Scores vary by a few points on a busy machine, so the median of three measurements counts. When two agree on whether
 * the goal is met, the third is skipped because it cannot change the result.
 */
const agreeing = 2;

/** The maximum number of loads of a page. Loads on a machine that is too slow do not count and are repeated. */
const patience = 9;

const resultFile = join(dataFolder, "bench-lighthouse.json");

/**
 * Runs Lighthouse's mobile preset on every public page in English and on the home page in each language. `BENCH_ONLY`
 * limits the run to a comma-separated list of paths.
 */
export async function run(): Promise<Table> {
  const bench = await openBenchSite();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      `--remote-debugging-port=${port}`,
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-quic",
      "--disable-component-update",
    ],
  });
  try {
    const { url } = await bench.database("bench_site");
    await seedDatabase({
      DATABASE_URL: url,
      DEMO_STAFF_FILE: join(dataFolder, "bench-staff.json"),
    });
    const site = await bench.serve(url);
    const rows: Row[] = [];
    for (const page of pages()) rows.push(...(await rowsOf(page, { port, address: site.address })));
    await site.stop();
    return { title: "Site (Lighthouse, mobile)", rows };
  } finally {
    await browser.close();
    await bench.close();
  }
}

type Page = { readonly path: string; readonly isIndexed: boolean };

function pages(): readonly Page[] {
  const own = routes.flatMap((route) => pathsOf(route).map((path) => ({ path, isIndexed: route.isIndexed })));
  const open = own.filter(({ path }) => !path.includes("{") && !path.startsWith("/dashboard"));
  const homes = (["de", "fr-CA"] as const).map((locale) => ({ path: addPrefix(locale, "/"), isIndexed: true }));
  const only = process.env.BENCH_ONLY?.split(",");
  return [...open, ...homes].filter(({ path }) => !only || only.includes(path));
}

async function rowsOf({ path, isIndexed }: Page, { port, address }: { port: number; address: string }): Promise<Row[]> {
  const loads: Result[] = [];
  while (loads.length < patience && !isDecided(loads.filter(isValid)))
    loads.push(await measure(`${address}${path}`, port));
  const valid = loads.filter(isValid);
  const results = valid.length > 0 ? valid : loads;
  const categories = (Object.keys(goals) as Category[]).filter((name) => name !== "seo" || isIndexed);
  const scores = categories.map((name): Row => {
    // Of two figures, the lower one counts.
    const figures = results.map((result) => scoreOf(result, name)).sort((a, b) => a - b);
    const figure = figures[Math.floor((figures.length - 1) / 2)] ?? Number.NaN;
    return {
      what: `${path} ${name}`,
      figure,
      unit: "",
      goal: `>= ${goals[name]}`,
      isMet: figure >= goals[name],
      ...noteOf(results, name),
    };
  });
  const shift = rounded(median(results.map(shiftOf)), 4);
  return [
    ...scores,
    { what: `${path} layout shift`, figure: shift, unit: "", goal: `<= ${shiftGoal}`, isMet: shift <= shiftGoal },
  ];
}

/** Lighthouse runs in a separate process, so that its work does not delay the server that it measures. */
async function measure(url: string, port: number): Promise<Result> {
  const options = [
    `--port=${port}`,
    "--output=json",
    `--output-path=${resultFile}`,
    "--quiet",
    `--only-categories=${Object.keys(goals).join()}`,
  ];
  await runQuietly("lighthouse", [url, ...options]);
  const result = JSON.parse(readFileSync(resultFile, "utf8")) as Result;
  if (result.runtimeError) throw new Error(`${url} could not be measured: ${result.runtimeError.message}`);
  return result;
}

function isDecided(results: readonly Result[]): boolean {
  const good = results.filter(
    (result) => scoreOf(result, "performance") >= goals.performance && shiftOf(result) <= shiftGoal,
  ).length;
  return good >= agreeing || results.length - good >= agreeing;
}

/**
 * Lighthouse slows the CPU down fourfold to simulate a phone. Below this benchmark index it warns that the machine
 * itself is too slow for that.
 */
const slowMachine = 1_000;

function isValid({ environment }: Result): boolean {
  return environment.benchmarkIndex > slowMachine;
}

function scoreOf({ categories }: Result, name: Category): number {
  return Math.round((categories[name]?.score ?? 0) * 100);
}

function shiftOf({ audits }: Result): number {
  return audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN;
}

/** The failed audits of a page, for the categories that require a full score. */
function noteOf(results: readonly Result[], name: Category): Pick<Row, "note"> {
  const [first] = results;
  if (!first) return {};
  if (name === "performance") return isValid(first) ? {} : { note: "the machine was too slow for every load" };
  const failed =
    first.categories[name]?.auditRefs.filter(({ id, weight }) => weight > 0 && (first.audits[id]?.score ?? 1) < 1) ??
    [];
  return failed.length > 0 ? { note: failed.map(({ id }) => id).join(", ") } : {};
}
