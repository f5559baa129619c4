import { readFileSync } from "node:fs";

import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

import { showTheme } from "./theme";

type WithAxe = { readonly axe: { run(part: string, options: RunOptions): Promise<AxeResults> } };

/** The source of axe. It is sent to every page, so it is read from the minified file, which is half as long. */
const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const colours = "color-contrast";

/** WCAG 2.2 at level AA, and axe's own advice. Some of these rules, such as the size of targets, are off by default. */
const standards = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
} satisfies RunOptions["runOnly"];

/** The contrast of colours is a separate set of rules, because its check takes most of axe's time. */
const optionsOf = {
  all: { runOnly: standards },
  colours: { runOnly: { type: "rule", values: [colours] } },
  "all but colours": { runOnly: standards, rules: { [colours]: { enabled: false } } },
} as const satisfies Record<string, RunOptions>;

type Rules = keyof typeof optionsOf;

/**
 * Runs axe on a page or the given part of it. Axe is injected only once per page, because many tests run axe several
 * times on a page. The official Playwright wrapper of axe would inject it each time and open a second page.
 */
export async function axeFindings(page: Page, rules: Rules = "all", part = "html"): Promise<readonly string[]> {
  await endTransitions(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const options: RunOptions = { resultTypes: ["violations"], preload: false, ...optionsOf[rules] };
  const violations = await page.evaluate(
    async (given) => {
      // A target under a sticky bar can be scrolled out of it, but axe would call it too small.
      const bars = [...document.querySelectorAll<HTMLElement>("*")].filter(
        (element) => getComputedStyle(element).position === "sticky",
      );
      for (const { style } of bars) Object.assign(style, { position: "relative", inset: "auto" });
      const results = await (window as unknown as WithAxe).axe.run(given.part, given.options);
      for (const { style } of bars) Object.assign(style, { position: "", inset: "" });
      return results.violations;
    },
    { part, options },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`);
}

/**
 * Expects no findings. If axe has findings, it runs again, because the page briefly has no title during a client-side
 * navigation. The timeout is long, because one run of axe can take seconds.
 */
export async function expectNoFindings(page: Page, rules: Rules = "all"): Promise<void> {
  await expect(async () => expect(await axeFindings(page, rules)).toEqual([])).toPass({
    timeout: 30_000,
    intervals: [500],
  });
}

type ThemeRules = readonly [theme: string, rules: Rules];

/**
 * Returns the themes in which a page in this language is checked, and the rules for each theme. The site's own theme
 * comes first. Colours do not depend on the language, so they are checked on English pages only. The remaining rules do
 * not depend on the theme, so they are checked in the first theme only.
 */
export function rulesOfThemes(language: string | null): readonly [ThemeRules, ...ThemeRules[]] {
  if (language !== "en") return [["premium", "all but colours"]];
  return [
    ["premium", "all"],
    ["light", "colours"],
    ["dark", "colours"],
  ];
}

/** Expects no axe findings in the themes that `rulesOfThemes` returns for the page, and no horizontal overflow. */
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
 * Finishes all running transitions, because the colours during a transition belong to no theme. The `finished` promise
 * of a transition cannot be awaited: in headless Chromium it sometimes never settles. The end of a transition can start
 * a transition in a child element, so the function repeats the step.
 */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const running = () =>
      document.getAnimations().filter((one) => one instanceof CSSTransition && one.playState === "running");
    for (let rounds = 0; rounds < 20 && running().length > 0; rounds++) for (const one of running()) one.finish();
  });
}
