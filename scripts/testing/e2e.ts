import { findBrowser } from "./browser";
import { fixedClock } from "./clock";
import { runPlaywright } from "./playwright";
import { withSite } from "./site";
import type { Tally } from "./tally";

/**
 * The folders with the browser tests that `npm test` runs. These tests cover features that earn money or protect data.
 * `npm test` skips tests with the tag "@all", for example tests in languages other than English. `npm run test:all`
 * runs all browser tests.
 */
const core = ["api", "booking", "claims", "inquiry", "privacy", "staff"].map((folder) => `e2e/${folder}/`);

export function runCoreE2e(args: readonly string[]): Promise<Tally> {
  return runE2e([...core, "--grep-invert", "@all", ...args]);
}

/** Runs browser tests on the built site. The site gets its own database and port. */
export async function runE2e(args: readonly string[]): Promise<Tally> {
  const browser = await findBrowser();
  return withSite((settings) => runPlaywright(args, { ...settings, BROWSER_PATH: browser }), fixedClock());
}
