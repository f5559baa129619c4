import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

import type { Browser, Page, TestInfo } from "@playwright/test";

import { expect } from "../fixtures";

const madeBy = "e2e/__screenshots__/browser.txt";

/** Whether this run makes the pictures anew. */
function isMaking({ config }: TestInfo): boolean {
  return ["all", "changed"].includes(config.updateSnapshots);
}

/** A program and its build: the shell draws letters otherwise than the whole browser of the same version. */
function build(browser: Browser): string {
  return `${basename(process.env.BROWSER_PATH ?? "chromium")} ${browser.version()}`;
}

/** Writes down which build of the browser the pictures of this run are made by; nothing where none are made. */
export function noteMaker(browser: Browser, info: TestInfo): void {
  if (isMaking(info)) writeFileSync(madeBy, `${build(browser)}\n`);
}

/** Why pictures cannot be compared here; undefined where they can. */
export function incomparable(browser: Browser, info: TestInfo): string | undefined {
  const maker = readFileSync(madeBy, "utf8").trim();
  return isMaking(info) || maker === build(browser)
    ? undefined
    : `The pictures were made by ${maker}, this is ${build(browser)}`;
}

/** The page looks as it did, from top to end, on a phone, a tablet and a wide screen. */
export async function expectLook(page: Page, path: string): Promise<void> {
  const name = path.replaceAll("/", "_").slice(1) || "home";
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .soft(page)
      .toHaveScreenshot(`${name}-${width}.png`, { fullPage: true, scale: "device", maxDiffPixelRatio: 0.01 });
  }
}
