import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../shared/root";
import { firefox } from "./engines/firefox";
import { journeys } from "./engines/journeys";
import type { Site } from "./engines/journeys";
import { webkit } from "./engines/webkit";
import type { BrowserWindow, Engine } from "./engines/window";
import { withSite } from "./site";
import { tallyUp } from "./tally";
import type { Tally } from "./tally";

const pictures = join(root, "test-results/engines");

/**
 * Runs the most important journeys in Firefox and in WebKit, at the real time, because WebKit's driver cannot move the
 * clock of a page. An engine whose programs are missing is skipped with a note. The arguments name the engines to run.
 */
export async function runEngines(args: readonly string[]): Promise<Tally> {
  const chosen = [firefox, webkit].filter(({ name }) => args.length === 0 || args.includes(name.toLowerCase()));
  const engines = chosen.filter(isInstalled);
  if (engines.length === 0) return { passed: 0, failed: 0, output: "" };
  mkdirSync(pictures, { recursive: true });
  return withSite(async ({ BASE_URL: url = "", DEMO_STAFF_FILE: file = "" }) => {
    const staff = JSON.parse(readFileSync(file, "utf8")) as (Site["staff"] & { role: string })[];
    const admin = staff.find(({ role }) => role === "admin");
    if (!admin) throw new Error("The demonstration has no admin");
    const tallies: Tally[] = [];
    for (const engine of engines) tallies.push(await runIn(engine, { url, staff: admin }));
    return { ...tallyUp(tallies), output: tallies.map(({ output }) => output).join("\n") };
  });
}

function isInstalled({ name, missing }: Engine): boolean {
  const packages = missing();
  if (packages.length > 0)
    console.log(`${name} is skipped, because programs are missing: apt-get install ${packages.join(" ")}`);
  return packages.length === 0;
}

/** Runs all journeys in one window of an engine. A failed journey leaves a picture, and the next journeys still run. */
async function runIn(engine: Engine, site: Site): Promise<Tally> {
  const failures: string[] = [];
  const window = await engine.start();
  try {
    for (const { name, run } of journeys) {
      try {
        await run(window, site);
      } catch (error) {
        failures.push(`${engine.name} ${name}: ${reasonOf(error)}`);
        await keepPicture(
          window,
          `${engine.name.toLowerCase()}-${journeys.findIndex((each) => each.name === name) + 1}`,
        );
      }
    }
    if (window.errors().length > 0) failures.push(`${engine.name} logs no errors: ${window.errors().join("\n")}`);
  } finally {
    await window.close();
  }
  return { passed: journeys.length + 1 - failures.length, failed: failures.length, output: failures.join("\n") };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

async function keepPicture(window: BrowserWindow, name: string): Promise<void> {
  const file = join(pictures, name);
  await window.picture(file).catch((error: unknown) => console.log(`No picture ${name}: ${String(error)}`));
}
