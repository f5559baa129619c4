import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

import type { Browser, Page, TestInfo } from "@playwright/test";

import { expect } from "../fixtures";

const madeBy = "e2e/__screenshots__/browser.txt";

/** Whether this run makes new pictures. */
function isUpdating({ config }: TestInfo): boolean {
  return ["all", "changed"].includes(config.updateSnapshots);
}

/**
 * The program and its version: the headless shell renders text differently from the full browser of the same version.
 */
function build(browser: Browser): string {
  return `${basename(process.env.BROWSER_PATH ?? "chromium")} ${browser.version()}`;
}

/** Records the browser build that makes new pictures. Does nothing in a run that compares them. */
export function recordBrowser(browser: Browser, info: TestInfo): void {
  if (isUpdating(info)) writeFileSync(madeBy, `${build(browser)}\n`);
}

/** The reason why pictures cannot be compared here, or undefined. */
export function incomparable(browser: Browser, info: TestInfo): string | undefined {
  const maker = readFileSync(madeBy, "utf8").trim();
  return isUpdating(info) || maker === build(browser)
    ? undefined
    : `The pictures were made by ${maker}, this is ${build(browser)}`;
}

/** Compares pictures of the whole page on a phone, a tablet and a wide screen. */
export async function expectLook(page: Page, path: string): Promise<void> {
  const name = path.replaceAll("/", "_").slice(1) || "home";
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .soft(page)
      .toHaveScreenshot(`${name}-${width}.png`, { fullPage: true, scale: "device", maxDiffPixelRatio: 0.01 });
  }
}
