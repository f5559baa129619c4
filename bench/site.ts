import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Result } from "lighthouse";
import { chromium } from "playwright";

import { addPrefix } from "../lib/platform/i18n/prefix";
import { pathsOf, routes } from "../lib/platform/i18n/routes";
import { freePort } from "../scripts/local/postgres/free-port";
import { dataFolder } from "../scripts/shared/root";
import { seedDatabase } from "../scripts/local/services/seed-database";
import { runQuietly } from "../scripts/shared/run";
import { findBrowser } from "../scripts/testing/browser";
import { median, rounded } from "../scripts/bench/table";
import type { Row, Table } from "../scripts/bench/table";
import { startBareCopies } from "./support/bare-copies";
import { openBenchSite } from "./support/bench-site";

/**
 * The minimum scores of each page in the categories other than performance. The performance of each page is compared
 * with a bare copy, which is a page with the same HTML in a Next app without our code. The average of all our pages
 * must reach the average of all bare copies. Scores vary by a few points, so a single page misses the goal only if all
 * its loads score lower than every load of its bare copy. With three loads of each, a page that is as fast as its copy
 * still has a 1 in 20 chance of missing the goal.
 */
const goals = { accessibility: 100, "best-practices": 100, seo: 100 } as const;
const shiftGoal = 0.02;
type Category = "performance" | keyof typeof goals;

/** The number of measurements of a page. Their median is the result, because scores vary on a busy machine. */
const measurements = 3;

/** The maximum number of loads of a page. A load is repeated if the machine was too slow during the load. */
const maxLoads = 6;

const resultFile = join(dataFolder, "bench-lighthouse.json");

/**
 * Runs Lighthouse's mobile preset on every public page in English, on the home page in each language, and on a bare
 * copy of each of these pages. `BENCH_ONLY` limits the run to a comma-separated list of paths.
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
    const bare = await startBareCopies(await documentsOf(site.address), site);
    const measured: Measured[] = [];
    for (const page of pages())
      measured.push(await measurePairs(page, { port, ours: site.address, bare: bare.address }));
    const rows = [averageOf(measured), ...measured.flatMap(rowsOf)];
    bare.stop();
    await site.stop();
    return { title: "Site (Lighthouse, mobile)", rows };
  } finally {
    await browser.close();
    await bench.close();
  }
}

type Page = { readonly path: string; readonly isIndexed: boolean };

function pages(): readonly Page[] {
  const own = routes.flatMap((route) =>
    pathsOf(route).map((path) => ({
      path: path.replace("{slug}", "first-hours-after-a-theft"),
      isIndexed: route.isIndexed,
    })),
  );
  const open = own.filter(({ path }) => !path.includes("{") && !path.startsWith("/dashboard"));
  const homes = (["de", "fr-CA"] as const).map((locale) => ({ path: addPrefix(locale, "/"), isIndexed: true }));
  const only = process.env.BENCH_ONLY?.split(",");
  return [...open, ...homes].filter(({ path }) => !only || only.includes(path));
}

/** The HTML of every measured page, by its path. */
async function documentsOf(address: string): Promise<Record<string, string>> {
  const entries = pages().map(async ({ path }) => [path, await (await fetch(`${address}${path}`)).text()] as const);
  return Object.fromEntries(await Promise.all(entries));
}

type Pair = { readonly ours: Result; readonly bare: Result };
type Measured = { readonly page: Page; readonly pairs: readonly Pair[]; readonly complete: Result };

/**
 * Measures our page and its bare copy alternately, so that other programs on the machine slow down both. The first load
 * of our page is measured in every category. Later loads are measured only for performance, because only the
 * performance score varies.
 */
async function measurePairs(page: Page, at: { port: number; ours: string; bare: string }): Promise<Measured> {
  const bare = () => measure(`${at.bare}${page.path}`, at.port, ["performance"]);
  const complete = await measure(`${at.ours}${page.path}`, at.port, ["performance", ...categories]);
  const pairs: Pair[] = [{ ours: complete, bare: await bare() }];
  while (pairs.filter(isValid).length < measurements && pairs.length < maxLoads)
    pairs.push({ ours: await measure(`${at.ours}${page.path}`, at.port, ["performance"]), bare: await bare() });
  const valid = pairs.filter(isValid);
  return { page, pairs: valid.length > 0 ? valid : pairs, complete };
}

const categories = Object.keys(goals) as (keyof typeof goals)[];

const performanceOf = (results: readonly Result[]) => results.map((result) => scoreOf(result, "performance"));

function averageOf(measured: readonly Measured[]): Row {
  const mean = (side: keyof Pair) =>
    measured.reduce((sum, { pairs }) => sum + median(performanceOf(pairs.map((pair) => pair[side]))), 0) /
    measured.length;
  const [ours, bare] = [rounded(mean("ours"), 1), rounded(mean("bare"), 1)];
  return { what: "all pages performance", figure: ours, unit: "", goal: `>= ${bare} (bare)`, isMet: ours >= bare };
}

function rowsOf({ page: { path, isIndexed }, pairs, complete }: Measured): Row[] {
  const ours = performanceOf(pairs.map((pair) => pair.ours));
  const bare = performanceOf(pairs.map((pair) => pair.bare));
  const shift = rounded(median(pairs.map((pair) => shiftOf(pair.ours))), 4);
  return [
    {
      what: `${path} performance`,
      figure: median(ours),
      unit: "",
      goal: `bare: ${median(bare)}, from ${Math.min(...bare)} to ${Math.max(...bare)}`,
      isMet: Math.max(...ours) >= Math.min(...bare),
      ...(pairs.some(isValid) ? {} : { note: "the machine was too slow for every load" }),
    },
    ...categories
      .filter((name) => name !== "seo" || isIndexed)
      .map((name): Row => {
        const figure = scoreOf(complete, name);
        return {
          what: `${path} ${name}`,
          figure,
          unit: "",
          goal: `>= ${goals[name]}`,
          isMet: figure >= goals[name],
          ...noteOf(complete, name),
        };
      }),
    { what: `${path} layout shift`, figure: shift, unit: "", goal: `<= ${shiftGoal}`, isMet: shift <= shiftGoal },
  ];
}

/** Runs the `lighthouse` command on a page, in the browser that listens on this port. */
async function measure(url: string, port: number, names: readonly Category[]): Promise<Result> {
  const options = [
    `--port=${port}`,
    "--output=json",
    `--output-path=${resultFile}`,
    "--quiet",
    `--only-categories=${names.join()}`,
  ];
  await runQuietly("lighthouse", [url, ...options]);
  const result = JSON.parse(readFileSync(resultFile, "utf8")) as Result;
  if (result.runtimeError) throw new Error(`${url} could not be measured: ${result.runtimeError.message}`);
  return result;
}

/**
 * Lighthouse makes the CPU four times slower to simulate a phone. If the benchmark index of the machine is below this
 * value, Lighthouse warns that the machine is too slow for the simulation.
 */
const slowMachine = 1_000;

function isValid({ ours, bare }: Pair): boolean {
  return [ours, bare].every(({ environment }) => environment.benchmarkIndex > slowMachine);
}

function scoreOf({ categories }: Result, name: Category): number {
  return Math.round((categories[name]?.score ?? 0) * 100);
}

function shiftOf({ audits }: Result): number {
  return audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN;
}

/** The failed audits of a page in a category that requires a full score. */
function noteOf({ categories, audits }: Result, name: Category): Pick<Row, "note"> {
  const failed = (categories[name]?.auditRefs ?? []).filter(
    ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
  );
  return failed.length > 0 ? { note: failed.map(({ id }) => id).join(", ") } : {};
}
