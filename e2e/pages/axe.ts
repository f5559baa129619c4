import { readFileSync } from "node:fs";

import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

import { showTheme } from "./theme";

type WithAxe = { readonly axe: { run(part: string, options: RunOptions): Promise<AxeResults> } };

/** The minified file is half as long, and each page receives it anew. */
const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const colours = "color-contrast";

/** Comparing colours takes most of axe's time. */
const optionsOf = {
  all: {},
  colours: { runOnly: { type: "rule", values: [colours] } },
  "all but colours": { rules: { [colours]: { enabled: false } } },
} as const satisfies Record<string, RunOptions>;

type Rules = keyof typeof optionsOf;

/**
 * Runs axe on a page or the given part of it. The library is injected once per page, because many tests run it several
 * times. Its official Playwright wrapper would inject it each time and open a second page.
 */
export async function axeFindings(page: Page, rules: Rules = "all", part = "html"): Promise<readonly string[]> {
  await endTransitions(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const options: RunOptions = { resultTypes: ["violations"], preload: false, ...optionsOf[rules] };
  const violations = await page.evaluate(
    async (given) => (await (window as unknown as WithAxe).axe.run(given.part, given.options)).violations,
    { part, options },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`);
}

/**
 * Expects no findings. It is repeated, because during a client-side navigation the page briefly has no title. One axe
 * run can take seconds.
 */
export async function expectNoFindings(page: Page, rules: Rules = "all"): Promise<void> {
  await expect(async () => expect(await axeFindings(page, rules)).toEqual([])).toPass({
    timeout: 30_000,
    intervals: [500],
  });
}

type ThemeRules = readonly [theme: string, rules: Rules];

/**
 * The rules for a page of this language in each theme, the site's own first. Colours do not depend on the language, so
 * only English pages are checked for them, and other rules do not depend on the theme.
 */
export function rulesOfThemes(language: string | null): readonly [ThemeRules, ...ThemeRules[]] {
  if (language !== "en") return [["premium", "all but colours"]];
  return [
    ["premium", "all"],
    ["light", "colours"],
    ["dark", "colours"],
  ];
}

/** Expects no axe findings in the themes of the page's language, and no horizontal overflow. */
export async function expectAccessibleInThemes(page: Page): Promise<void> {
  const html = page.locator("html");
  const [[own, ownRules], ...others] = rulesOfThemes(await html.getAttribute("lang"));
  await showTheme(page, own);
  await expectNoFindings(page, ownRules);
  for (const [theme, rules] of others) {
    await showTheme(page, theme);
    expect([theme, await axeFindings(page, rules)]).toEqual([theme, []]);
  }
  await showTheme(page, own);
  expect(await html.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
}

/**
 * Ends all running transitions, because their colours are between two themes. Their `finished` promise cannot be
 * awaited: in headless Chromium it sometimes never settles. When one transition ends, another can start in a child
 * element, so this runs in a loop.
 */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const running = () =>
      document.getAnimations().filter((one) => one instanceof CSSTransition && one.playState === "running");
    for (let rounds = 0; rounds < 20 && running().length > 0; rounds++) for (const one of running()) one.finish();
  });
}
