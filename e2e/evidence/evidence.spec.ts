import type { Page } from "@playwright/test";

import { expect, expectAccessible, test, untilHydrated } from "../fixtures";

test.describe.configure({ timeout: 120_000 });

const canary = "canary7391";
const statement = [
  `14.03.2026 transfer to ${canary} LT12 1000 0111 0100 1000 EUR 9,800.00`,
  `03/04/2026 transfer to ${canary} GBP 2,500.00`,
  "16.03.2026 refund received EUR 150.00",
].join("\n");

const rows = (page: Page) => page.getByRole("table", { name: "Check the payments" }).getByRole("checkbox");

/** Whether the page may fetch its own site. */
const mayFetch = (page: Page) =>
  page.evaluate(() =>
    fetch("/api/health").then(
      () => true,
      () => false,
    ),
  );

async function open(page: Page): Promise<void> {
  await page.goto("/evidence", { waitUntil: "networkidle" });
  await untilHydrated(page);
}

test("lists the payments of a text, asks what is unclear and forgets everything on request", async ({ page }) => {
  await open(page);
  await page.getByLabel("The lines of your bank statement").fill(statement);
  await expect(page.locator(".evidence-result")).toHaveText("Payments found: 3. With an open question: 1.");
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(2)).not.toBeChecked();
  await page
    .getByRole("button", { name: "4 March 2026" })
    .or(page.getByRole("button", { name: "March 4, 2026" }))
    .click();
  await expect(page.locator(".evidence-result")).toHaveText("Payments found: 3. With an open question: 0.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Untick all" }).click();
  await expect(rows(page).and(page.locator(":checked"))).toHaveCount(0);
  await page.getByRole("button", { name: "Tick all" }).click();
  // Money that came in is no loss.
  await expect(rows(page).and(page.locator(":checked"))).toHaveCount(2);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the table" }).click();
  expect((await download).suggestedFilename()).toBe("payments.csv");
  await page.getByRole("button", { name: "Clear this page" }).click();
  await expect(page.getByText(canary)).toHaveCount(0);
});

test("sends nothing of what was typed or chosen, online and offline", async ({ page, context }) => {
  const requests: string[] = [];
  page.on("request", (request) =>
    requests.push(`${request.url()} ${request.postData() ?? ""} ${JSON.stringify(request.headers())}`),
  );
  await open(page);
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline);
    await page.getByLabel("The lines of your bank statement").fill(`${statement}\n${isOffline}`);
    await expect(rows(page).nth(2)).toBeVisible();
    await page.getByLabel("Choose files").setInputFiles({
      name: `${canary}-${isOffline}.txt`,
      mimeType: "text/plain",
      buffer: Buffer.from(`${canary} ${isOffline}`),
    });
    await expect(page.getByText(`${canary}-${isOffline}.txt`)).toBeVisible();
    await page.getByRole("button", { name: "Add a payment by hand" }).click();
    await page.getByLabel("Who got the money?").last().fill(canary);
    if (!isOffline) await page.getByRole("button", { name: "Add a person or a site" }).click();
    await page.getByLabel("Name or nickname").fill(canary);
    await page.getByRole("button", { name: "Add this person" }).click();
    for (const field of await page.getByRole("group", { name: "Facts for the letters" }).getByRole("textbox").all())
      await field.fill(canary);
    for (const button of ["Save the table", "Save kit.json on its own", "Download"]) {
      const download = page.waitForEvent("download", { timeout: 60_000 });
      await page.getByRole("button", { name: button, exact: true }).click();
      expect((await download).suggestedFilename()).not.toContain(canary);
    }
    // A text that is read in the worker.
    await page.getByLabel("The lines of your bank statement").fill(`${statement}\n`.repeat(500));
    await expect(page.getByRole("button", { name: "Show more payments" })).toBeVisible();
  }
  await context.setOffline(false);
  expect(requests.filter((request) => request.includes(canary))).toEqual([]);
  expect(page.url()).not.toContain(canary);
  expect(
    await page.evaluate(() =>
      JSON.stringify([history.state, document.title, { ...localStorage }, { ...sessionStorage }]),
    ),
  ).not.toContain(canary);
});

// These tests use pages of their own, because browsers report each refused connection as an error.
test.describe("the browser refuses every connection", () => {
  test("if the page is opened", async ({ context }) => {
    const page = await context.newPage();
    await open(page);
    expect(await mayFetch(page)).toBe(false);
    await page.goto("/faq");
    expect(await mayFetch(page)).toBe(true);
  });

  test("if a link to the page is pressed", async ({ context }) => {
    const page = await context.newPage();
    await page.goto("/faq");
    await untilHydrated(page);
    await page.evaluate(() => {
      const link = document.body.appendChild(document.createElement("a"));
      link.href = "/evidence";
      link.click();
    });
    await page.waitForURL("**/evidence");
    await untilHydrated(page);
    await expect.poll(() => mayFetch(page)).toBe(false);
  });

  test("if the router of another page leads here", async ({ context }) => {
    const page = await context.newPage();
    await page.goto("/faq");
    await untilHydrated(page);
    await page.evaluate(() =>
      (window as unknown as { next: { router: { push(path: string): void } } }).next.router.push("/evidence"),
    );
    await page.waitForURL("**/evidence");
    await expect.poll(() => mayFetch(page).catch(() => true)).toBe(false);
  });
});

test("reads a long text in a worker, also offline", async ({ page, context }) => {
  await open(page);
  await expect(page.getByText("All parts of this page are loaded.")).toBeVisible({ timeout: 30_000 });
  await context.setOffline(true);
  const line = `2026-03-14 transfer to ${canary} LT12 1000 0111 0100 1000 EUR 9,800.00\n`;
  await page
    .getByLabel("Open a file instead")
    .setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from(line.repeat(1_000)) });
  await expect(page.getByText("Payments found: 1000. With an open question: 0.")).toBeVisible();
  await page.getByRole("button", { name: "Show more payments" }).click();
  await expect(rows(page)).toHaveCount(400);
  await context.setOffline(false);
});

test("takes a payment by hand, and no key to a wallet", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Add a payment by hand" }).click();
  const recipient = page.getByLabel("Who got the money?");
  await recipient.fill("legal winner thank year wave sausage worth useful crumble oxygen mansion yellow");
  const take = page.getByRole("button", { name: "Use this answer" });
  await take.last().click();
  await expect(page.getByText("The box was emptied")).toBeVisible();
  await expect(recipient).toHaveValue("");
  await recipient.fill(canary);
  await take.last().click();
  await page.getByLabel("Which day was it?").fill("2034-09-01");
  await take.first().click();
  await expect(page.getByRole("table", { name: "Check the payments" }).getByText(canary)).toBeVisible();
  await expect(page.locator(".evidence-result")).toHaveText("Payments found: 1. With an open question: 1.");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("has a table to print and the letters", async ({ page }) => {
    await page.goto("/first-steps");
    await page.getByRole("link", { name: "Prepare your evidence" }).click();
    await expect(page.getByRole("table", { name: "My payments" }).getByRole("row")).toHaveCount(13);
    await expect(page.getByLabel("The lines of your bank statement")).toBeHidden();
    await page.getByRole("link", { name: "Recall of a payment" }).click();
    await expect(page).toHaveURL(/\/letters\/bank-recall$/);
  });
});

test("empties the box if the text contains the key to a wallet", async ({ page }) => {
  await open(page);
  const box = page.getByLabel("The lines of your bank statement");
  await box.fill("legal winner thank year wave sausage worth useful crumble oxygen mansion yellow");
  await expect(page.getByRole("alert").filter({ hasText: "The box was emptied" })).toBeFocused();
  await expect(box).toHaveValue("");
  await expect(page.getByText("sausage")).toHaveCount(0);
});

test("empties the box also the second time, and keeps the text that follows", async ({ page }) => {
  await open(page);
  const box = page.getByLabel("The lines of your bank statement");
  for (const phrase of [
    "legal winner thank year wave sausage worth useful crumble oxygen mansion yellow",
    "letter advice cage absurd amount doctor acoustic avoid letter advice cage above",
  ]) {
    await box.fill(phrase);
    await expect(box).toHaveValue("");
    await expect(page.getByRole("alert").filter({ hasText: "The box was emptied" })).toBeFocused();
  }
  await box.fill(statement);
  await expect(rows(page)).toHaveCount(3);
  await expect(box).toHaveValue(statement);
});

test("gives way to the table after a text was pasted, and keeps the text", async ({ page }) => {
  await open(page);
  const box = page.getByLabel("The lines of your bank statement");
  await box.fill(statement);
  await expect(rows(page)).toHaveCount(3);
  await expect(box).toBeVisible();
  await box.press("ControlOrMeta+a");
  await box.press("ControlOrMeta+x");
  await expect(rows(page)).toHaveCount(0);
  await box.press("ControlOrMeta+v");
  await expect(box).toBeHidden();
  const result = page.locator(".evidence-result");
  await expect(result).toBeFocused();
  await expect(result).toBeInViewport();
  await expect(rows(page).first()).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show or add more" }).click();
  await expect(box).toBeFocused();
  await page.keyboard.type("\n17.03.2026 sent 0.5 BTC to Smith");
  await expect(rows(page)).toHaveCount(4);
  await expect(box).toHaveValue(`${statement}\n17.03.2026 sent 0.5 BTC to Smith`);
});

test("says why it cannot read a PDF", async ({ page }) => {
  await open(page);
  await page
    .getByLabel("Open a file instead")
    .setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
  await expect(page.getByText("This page cannot read PDF files.")).toBeVisible();
});
