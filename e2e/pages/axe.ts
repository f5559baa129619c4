import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { source, type AxeResults, type RunOptions } from "axe-core";

type WithAxe = { readonly axe: { run(options: RunOptions): Promise<AxeResults> } };

/**
 * Runs axe on a page. The library is injected once per page, because many tests run it several times. Its official
 * Playwright wrapper would inject it each time and open a second page.
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  await endTransitions(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const options: RunOptions = {
    resultTypes: ["violations"],
    preload: false,
    ...(rules ? { runOnly: { type: "rule", values: [...rules] } } : {}),
  };
  const violations = await page.evaluate(
    async (given) => (await (window as unknown as WithAxe).axe.run(given)).violations,
    options,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`);
}

/**
 * Expects no axe findings in any theme, and no horizontal overflow. The first theme gets all of axe's rules, the others
 * those about colours.
 */
export async function expectAccessibleInThemes(page: Page): Promise<void> {
  // During a client-side navigation the page briefly has no title.
  await expect(async () => expect(await axeFindings(page)).toEqual([])).toPass({ timeout: 30_000, intervals: [500] });
  const html = page.locator("html");
  for (const theme of ["light", "dark"]) {
    await html.evaluate((element, name) => (element.dataset.theme = name), theme);
    expect([theme, await axeFindings(page, ["color-contrast"])]).toEqual([theme, []]);
  }
  await html.evaluate((element) => (element.dataset.theme = "premium"));
  expect(await html.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
}

/**
 * Ends all running transitions, whose colours are between two themes. Waiting for their `finished` is no choice: in
 * headless Chromium it sometimes never settles. The end of one can begin that of an element inside it, hence the loop.
 */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const running = () =>
      document.getAnimations().filter((one) => one instanceof CSSTransition && one.playState === "running");
    for (let rounds = 0; rounds < 20 && running().length > 0; rounds++) for (const one of running()) one.finish();
  });
}
