import type { Page } from "@playwright/test";
import { source, type AxeResults, type RunOptions } from "axe-core";

type WithAxe = { readonly axe: { run(options: RunOptions): Promise<AxeResults> } };

/**
 * Runs axe on a page. The library is injected once per page, because many tests run it several times. Its official
 * Playwright wrapper would inject it each time and open a second page.
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
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
