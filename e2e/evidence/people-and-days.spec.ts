import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";

import { expect, expectAccessible, test, untilHydrated } from "../fixtures";

test.describe.configure({ timeout: 120_000 });

const line = "2026-03-14 transfer to Trade Plus LT12 1000 0111 0100 1000 EUR 9,800.00";

async function open(page: Page): Promise<void> {
  await page.goto("/evidence", { waitUntil: "networkidle" });
  await untilHydrated(page);
  await page.getByLabel("The lines of your bank statement").fill(line);
  await expect(page.locator(".evidence-result")).toHaveText(/^Payments found: 1\./);
}

async function addDay(page: Page, day: string, text: string): Promise<void> {
  await page.getByLabel("Day", { exact: true }).fill(day);
  await page.getByLabel("What happened on this day?").fill(text);
  await page.getByRole("button", { name: "Add this day" }).click();
}

/** Answers the question of the browser before the page is left, and returns whether it was asked. */
async function isAsked(page: Page, leave: () => Promise<unknown>): Promise<boolean> {
  let asked = false;
  const accept = (dialog: { type(): string; accept(): Promise<void> }) => {
    asked ||= dialog.type() === "beforeunload";
    return dialog.accept();
  };
  page.on("dialog", accept);
  await leave();
  page.off("dialog", accept);
  return asked;
}

test("people and days that the visitor adds are in the timeline, the letters and the saved file", async ({ page }) => {
  await open(page);
  const people = page.getByRole("region", { name: "Who they were" });
  await expect(people).toContainText("Trade Plus");
  await people.getByRole("button", { name: "Add a person or a site" }).click();
  await people.getByLabel("Name or nickname").fill("Anna");
  await people.getByLabel("Phone, email").fill("@anna_tradeplus");
  await people.getByRole("button", { name: "Add this person" }).click();
  const days = page.getByRole("region", { name: "What happened" });
  await days.getByRole("button", { name: "Add a day" }).click();
  await addDay(page, "2026-05-12", "The site would not let me in any more.");
  await days.getByLabel("I am not sure of the day").check();
  await addDay(page, "2026-03-03", "She wrote to me.");
  await expect(days.getByRole("listitem")).toHaveText([
    /^About March 3, 2026She wrote to me\./,
    /^March 14, 20269,800\.00 EUR, Trade Plus$/,
    /^May 12, 2026The site would not/,
  ]);
  await expectAccessible(page);
  await page.getByLabel("Notes for the ombudsman").check();
  await expect(page.getByRole("region", { name: "The letter" })).toContainText("About March 3, 2026, She wrote to me");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  const archive = unzipSync(new Uint8Array(await readFile(await download.path())));
  expect(strFromU8(archive["kit.json"] ?? new Uint8Array())).toContain("@anna_tradeplus");
  await days.getByRole("button", { name: "Remove: May 12, 2026" }).click();
  await expect(days.getByRole("listitem")).toHaveCount(2);
});

test("the page asks before a saved file replaces work that is in no file", async ({ page }) => {
  await open(page);
  const rows = page.getByRole("table", { name: "Check the payments" }).getByRole("checkbox");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save kit.json on its own" }).click(),
  ]);
  await page.getByRole("button", { name: "Add a payment by hand" }).click();
  await expect(rows).toHaveCount(2);
  const question = page.getByRole("status").filter({ hasText: "Replace the work on this page?" });
  const choose = async () => page.getByLabel("Open work I saved").setInputFiles(await download.path());
  await choose();
  await question.getByRole("button", { name: "Keep what is here" }).click();
  await expect(question).toHaveCount(0);
  await expect(rows).toHaveCount(2);
  await choose();
  await question.getByRole("button", { name: "Open the file" }).click();
  await expect(page.getByText("Your saved work is open.")).toBeVisible();
  await expect(rows).toHaveCount(1);
});

test("the browser asks before work is lost, and not after it was saved", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Add a payment by hand" }).click();
  expect(await isAsked(page, () => page.reload())).toBe(true);
  await open(page);
  await page.getByLabel("The lines of your bank statement").click();
  await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save kit.json on its own" }).click(),
  ]);
  expect(await isAsked(page, () => page.reload())).toBe(false);
});

test("Leave now opens another site in place of the page, without a question", async ({ page, context }) => {
  await context.route("https://weather.gc.ca/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Weather</title><p>Sunny</p>" }),
  );
  await page.goto("/faq");
  await open(page);
  await page.getByRole("button", { name: "Add a payment by hand" }).click();
  const leave = async () => {
    await page.getByRole("button", { name: "Leave now" }).click();
    await page.waitForURL("https://weather.gc.ca/**");
  };
  expect(await isAsked(page, leave)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});
