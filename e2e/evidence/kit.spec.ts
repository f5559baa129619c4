import { readFile } from "node:fs/promises";

import type { Download, Page } from "@playwright/test";
import { strToU8, unzipSync } from "fflate";
import { extractText, getDocumentProxy } from "unpdf";

import { expect, expectAccessible, test, untilHydrated } from "../fixtures";

test.describe.configure({ timeout: 180_000 });

const canary = "canary7392";
const line = (day: number) =>
  `2026-03-${`${day}`.padStart(2, "0")} transfer to ${canary} LT12 1000 0111 0100 1000 EUR ${day},800.00`;
const statement = Array.from({ length: 50 }, (_, at) => line(1 + (at % 28))).join("\n");

/** Opens the page and waits until all of its parts are loaded, as it says itself. */
async function open(page: Page): Promise<void> {
  await page.goto("/evidence");
  await untilHydrated(page);
  await expect(page.getByText("All parts of this page are loaded.")).toBeVisible({ timeout: 30_000 });
}

async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await download.path()));
}

async function press(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent("download", { timeout: 30_000 }),
    page.getByRole("button", { name: button, exact: true }).click(),
  ]);
  return download;
}

const saved = (page: Page) => page.getByLabel("Open work I saved");
const asFile = (content: Uint8Array, name = "kit.json") => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(content),
});

test("makes the kit of 50 payments offline, and opens it again, without a request", async ({ page, context }) => {
  await open(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await context.setOffline(true);
  await page.getByLabel("The lines of your bank statement").fill(statement);
  await page.getByLabel("Your name").fill(`Ada ${canary}`);
  await page.getByLabel("Number of the police report").fill(canary);
  await expect(page.getByRole("region", { name: "The letter" })).toContainText(`My name: Ada ${canary}.`);
  await expectAccessible(page);
  const start = Date.now();
  const download = await press(page, "Download");
  test.info().annotations.push({ type: "milliseconds", description: `${Date.now() - start}` });
  process.stdout.write(`A kit of 50 payments took ${Date.now() - start} ms.\n`);
  // The goal is two seconds on a machine that does nothing else.
  expect(Date.now() - start).toBeLessThan(10_000);
  expect(download.suggestedFilename()).toMatch(/^evidence-\d{4}-\d\d-\d\d\.zip$/);

  const archive = await bytesOf(download);
  const files = unzipSync(archive);
  const report = await getDocumentProxy(files["report.pdf"] ?? new Uint8Array());
  expect(await report.getMarkInfo()).toMatchObject({ Marked: true });
  const { text } = await extractText(report, { mergePages: true });
  for (const part of ["Summary of payments", "Payment 50", canary, "Recall of a payment"]) expect(text).toContain(part);
  expect(await bytesOf(await press(page, "Download"))).toEqual(archive);

  await page.getByRole("button", { name: "Clear this page" }).click();
  await expect(page.getByText(canary)).toHaveCount(0);
  await saved(page).setInputFiles(asFile(archive, "evidence.zip"));
  await expect(page.getByRole("table", { name: "Check the payments" }).getByRole("checkbox")).toHaveCount(50);
  await expect(page.getByLabel("Number of the police report")).toHaveValue(canary);
  await context.setOffline(false);
  // The signs of messages come from the browser's cache.
  expect(requests.filter((url) => !url.startsWith("blob:") && !url.endsWith("/icons.svg"))).toEqual([]);
});

test("does not open a file that is empty, foreign, of another version or changed", async ({ page }) => {
  await open(page);
  await page.getByLabel("The lines of your bank statement").fill(line(14));
  const download = await press(page, "Save kit.json on its own");
  const kit = Buffer.from(await bytesOf(download)).toString();
  for (const [content, message] of [
    ["", "This file contains no saved work"],
    ["%PDF-1.7", "This file contains no saved work"],
    [kit.replace('"version": 2', '"version": 3'), "another version of this page"],
    [kit.replace("14800.00", "94800.00"), "This file was changed after it was saved"],
  ] as const) {
    await saved(page).setInputFiles(asFile(strToU8(content)));
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole("table", { name: "Check the payments" })).toContainText("14,800.00");
  }
});

test("keeps no key to a wallet among the facts for letters", async ({ page }) => {
  await open(page);
  await page.getByLabel("The lines of your bank statement").fill(line(14));
  const name = page.getByLabel("Your name");
  await name.fill("legal winner thank year wave sausage worth useful crumble oxygen mansion yellow");
  await name.blur();
  await expect(name).toHaveValue("");
});

test("fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await page.getByLabel("The lines of your bank statement").fill(statement);
  await expect(page.getByRole("heading", { name: "Letters and download" })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
