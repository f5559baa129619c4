import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

import type { Browser, Page, TestInfo } from "@playwright/test";
import sharp from "sharp";

import { expect } from "../fixtures";
import { showTheme } from "./theme";

const folder = "e2e/__screenshots__";
const madeBy = `${folder}/browser.txt`;

/** Returns true if this run makes new pictures, and false if it compares pictures. */
function isUpdating({ config }: TestInfo): boolean {
  return ["all", "changed"].includes(config.updateSnapshots);
}

/**
 * Returns the name of the browser program and its version. The name is needed because the headless shell renders text
 * differently from the full browser of the same version.
 */
function build(browser: Browser): string {
  return `${basename(process.env.BROWSER_PATH ?? "chromium")} ${browser.version()}`;
}

/** Records the browser build that makes new pictures. Does nothing if this run compares pictures. */
export function recordBrowser(browser: Browser, info: TestInfo): void {
  if (isUpdating(info)) writeFileSync(madeBy, `${build(browser)}\n`);
}

/** Returns why pictures cannot be compared in this browser, or undefined if pictures can be compared. */
export function incomparable(browser: Browser, info: TestInfo): string | undefined {
  const maker = readFileSync(madeBy, "utf8").trim();
  return isUpdating(info) || maker === build(browser)
    ? undefined
    : `The pictures were made by ${maker}, this is ${build(browser)}`;
}

/**
 * Pictures in the first theme show the whole page. Pictures in the second and third theme show only the part that is
 * visible without scrolling. All pages share their colours and parts, so a few pages in the other themes are enough.
 */
const themes = ["premium", "light", "dark"] as const;
const inAllThemes: readonly string[] = ["component-test", "home", "services", "booking", "verify"];
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/**
 * Takes pictures of a page on a phone and on a wide screen, in the first theme or in all themes. Compares them with the
 * stored pictures, or stores them if this run makes new pictures.
 */
export async function expectLook(page: Page, path: string, info: TestInfo): Promise<void> {
  const name = path.replaceAll("/", "-").slice(1) || "home";
  for (const theme of inAllThemes.includes(name) ? themes : [themes[0]]) {
    await showTheme(page, theme);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await expectPicture(page, { file: `${name}-${theme}-${screen.width}.png`, fullPage: theme === themes[0], info });
    }
  }
  await showTheme(page, themes[0]);
}

type Picture = { readonly file: string; readonly fullPage: boolean; readonly info: TestInfo };

async function expectPicture(page: Page, { file, fullPage, info }: Picture): Promise<void> {
  if (isUpdating(info)) await store(await page.screenshot({ fullPage, ...still }), file);
  else await expect.soft(page).toHaveScreenshot(file, { fullPage, ...still, maxDiffPixels, threshold: 0.08 });
}

const still = { animations: "disabled", caret: "hide", scale: "css" } as const;

/**
 * The number of pixels that may differ, about as many as in two changed characters. In an unchanged page no pixel
 * differs, because the same browser build always renders it identically.
 */
const maxDiffPixels = 100;

/**
 * Stores a picture with fewer colours, which makes the file a third as large. The comparison tolerates the slightly
 * different colours.
 */
async function store(picture: Buffer, file: string): Promise<void> {
  await sharp(picture).png({ palette: true, colours: 128, dither: 0, effort: 10 }).toFile(`${folder}/${file}`);
}
