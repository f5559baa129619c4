import { readFileSync, writeFileSync } from "node:fs";

import type { Page, TestInfo } from "@playwright/test";

import { expect } from "../fixtures";

const madeBy = "e2e/__screenshots__/browser.txt";

/** Why pictures cannot be compared here; undefined where they can. Another build of the browser draws letters otherwise. */
export function incomparable(version: string, { config }: TestInfo): string | undefined {
  if (["all", "changed"].includes(config.updateSnapshots)) writeFileSync(madeBy, `Chromium ${version}\n`);
  const maker = readFileSync(madeBy, "utf8").trim();
  return maker === `Chromium ${version}` ? undefined : `The pictures were made by ${maker}, this is Chromium ${version}`;
}

/** The page looks as it did, from top to end, on a phone, a tablet and a wide screen. */
export async function expectLook(page: Page, path: string): Promise<void> {
  const name = path.replaceAll("/", "_").slice(1) || "home";
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true, scale: "device", maxDiffPixelRatio: 0.01 });
  }
}
