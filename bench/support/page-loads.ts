import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "playwright";
import type { Browser } from "playwright";

import { median } from "../../scripts/bench/table";
import { root } from "../../scripts/shared/root";
import { findBrowser } from "../../scripts/testing/browser";

const pairs = 15;

/**
 * How many times longer a browser takes until a page is loaded with our script and its reports than without both.
 * Loads with and without take turns.
 */
export async function measureLoads(
  site: { readonly address: string; readonly build: string },
  paths: readonly string[],
) {
  const blocked = ["*/api/events", ...scriptsOf(site.build).map((name) => `*/${name}`)];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
  try {
    const ratios: { path: string; ratio: number }[] = [];
    for (const path of paths) {
      const load = (without: readonly string[]) => loadTime(browser, site.address + path, without);
      await load([]);
      const times: number[] = [];
      for (let pair = 0; pair < pairs; pair += 1) {
        const isFirst = pair % 2 === 0;
        const first = await load(isFirst ? [] : blocked);
        const second = await load(isFirst ? blocked : []);
        times.push(isFirst ? first / second : second / first);
      }
      ratios.push({ path, ratio: median(times) });
    }
    return ratios;
  } finally {
    await browser.close();
  }
}

/** The files of our script in the build: the one that reports. */
function scriptsOf(build: string): readonly string[] {
  const folder = join(root, build, "static/chunks");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  const found = names.filter((name) => readFileSync(join(folder, name), "utf8").includes("/api/events"));
  if (found.length !== 1) throw new Error(`${found.length} scripts of the build name /api/events`);
  return found;
}

/** Milliseconds from the request of a page to the end of its load event. */
async function loadTime(browser: Browser, url: string, blocked: readonly string[]): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setBlockedURLs", { urls: [...blocked] });
  await page.goto(url, { waitUntil: "load" });
  const time = await page.evaluate(async () => {
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    while (!entry?.loadEventEnd) await new Promise((resolve) => setTimeout(resolve, 5));
    return entry.loadEventEnd;
  });
  await context.close();
  return time;
}
