import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import type { Result } from "lighthouse";

import { addPrefix } from "../lib/platform/i18n/prefix";
import { pathsOf, routes } from "../lib/platform/i18n/routes";
import { runQuietly } from "../scripts/shared/run";
import { findBrowser } from "../scripts/testing/browser";
import { openHouse } from "./support/house";
import { median, rounded } from "./table";
import type { Row, Table } from "./table";

const goals = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const shiftGoal = 0.02;
type Category = keyof typeof goals;

/** One measurement swings by some points on a busy machine: of three, the middle one counts. */
const tries = 3;

/** Lighthouse's mobile preset on every public page in English, and on the home page in each language. `BENCH_ONLY` names some. */
export async function run(): Promise<Table> {
  const house = await openHouse();
  const chromePath = await findBrowser();
  const chrome = await launch({ chromePath, chromeFlags: ["--headless=new", "--no-sandbox", "--disable-background-networking"] });
  try {
    const { url } = await house.database("bench_site");
    await runQuietly("tsx", ["scripts/db-seed.ts"], { DATABASE_URL: url });
    const site = await house.serve(url);
    const rows: Row[] = [];
    for (const page of pages()) rows.push(...(await rowsOf(page, { port: chrome.port, address: site.address })));
    await site.stop();
    return { title: "Site (Lighthouse, mobile)", rows };
  } finally {
    chrome.kill();
    await house.close();
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
  const results: Result[] = [];
  while (results.length < tries && !isGood(results.at(-1))) results.push(await measure(`${address}${path}`, port));
  const categories = (Object.keys(goals) as Category[]).filter((name) => name !== "seo" || isIndexed);
  const scores = categories.map((name): Row => {
    const figure = median(results.map((result) => scoreOf(result, name)));
    return { what: `${path} ${name}`, figure, unit: "", goal: `>= ${goals[name]}`, isMet: figure >= goals[name], ...noteOf(results, name) };
  });
  const shift = rounded(median(results.map(shiftOf)), 4);
  return [...scores, { what: `${path} layout shift`, figure: shift, unit: "", goal: `<= ${shiftGoal}`, isMet: shift <= shiftGoal }];
}

async function measure(url: string, port: number): Promise<Result> {
  const outcome = await lighthouse(url, { port, logLevel: "error", onlyCategories: Object.keys(goals) });
  if (!outcome || outcome.lhr.runtimeError) throw new Error(`${url} could not be measured: ${outcome?.lhr.runtimeError?.message ?? "no outcome"}`);
  return outcome.lhr;
}

/** Once a page has met its performance goal there is nothing left to swing. */
function isGood(result: Result | undefined): boolean {
  return result !== undefined && scoreOf(result, "performance") >= goals.performance && shiftOf(result) <= shiftGoal;
}

function scoreOf({ categories }: Result, name: Category): number {
  return Math.round((categories[name]?.score ?? 0) * 100);
}

function shiftOf({ audits }: Result): number {
  return audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN;
}

/** The checks that a page did not pass, where a category must be whole. */
function noteOf(results: readonly Result[], name: Category): Pick<Row, "note"> {
  const [first] = results;
  if (!first || name === "performance") return {};
  const failed = first.categories[name]?.auditRefs.filter(({ id, weight }) => weight > 0 && (first.audits[id]?.score ?? 1) < 1) ?? [];
  return failed.length > 0 ? { note: failed.map(({ id }) => id).join(", ") } : {};
}
