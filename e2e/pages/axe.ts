import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { source, type AxeResults, type RunOptions } from "axe-core";

import type { Locale } from "../../lib/platform/i18n/locales";

type WithAxe = { readonly axe: { run(options: RunOptions): Promise<AxeResults> } };

/** All of axe's rules, or those about colours. */
const optionsOf = {
  all: {},
  colours: { runOnly: { type: "rule", values: ["color-contrast"] } },
} as const satisfies Record<string, RunOptions>;

/**
 * Runs axe on a page. The library is injected once per page, because many tests run it several times. Its official
 * Playwright wrapper would inject it each time and open a second page.
 */
export async function axeFindings(page: Page, rules: keyof typeof optionsOf = "all"): Promise<readonly string[]> {
  await endTransitions(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const options: RunOptions = { resultTypes: ["violations"], preload: false, ...optionsOf[rules] };
  const violations = await page.evaluate(
    async (given) => (await (window as unknown as WithAxe).axe.run(given)).violations,
    options,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`);
}

/**
 * Expects no findings of any rule. It is repeated, because during a client-side navigation the page briefly has no
 * title. One axe run can take seconds.
 */
export async function expectNoFindings(page: Page): Promise<void> {
  await expect(async () => expect(await axeFindings(page)).toEqual([])).toPass({ timeout: 30_000, intervals: [500] });
}

/** Colours do not depend on the language, so only English is tested in every theme. */
export const themesOf: Readonly<Record<Locale, readonly [string, ...string[]]>> = {
  en: ["premium", "light", "dark"],
  de: ["dark"],
  "fr-CA": ["light"],
};

/**
 * Expects no axe findings in the themes of the page's language, and no horizontal overflow. The first theme gets all of
 * axe's rules, the others those about colours.
 */
export async function expectAccessibleInThemes(page: Page): Promise<void> {
  const html = page.locator("html");
  const locale = (await html.getAttribute("lang")) as Locale;
  const [first, ...others] = themesOf[locale];
  const choose = (theme: string) => html.evaluate((element, name) => (element.dataset.theme = name), theme);
  await choose(first);
  await expectNoFindings(page);
  for (const theme of others) {
    await choose(theme);
    expect([theme, await axeFindings(page, "colours")]).toEqual([theme, []]);
  }
  await choose("premium");
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
