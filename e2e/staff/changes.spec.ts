import type { Page } from "@playwright/test";

import { expect, expectAccessible, sharedPageTest as test } from "../fixtures";
import { signInAs } from "./sign-in";

type Heard = { readonly data: string; readonly after: number };

/** Opens the stream of changes in the page. The returned function reads the events that have arrived so far. */
async function listen(page: Page): Promise<() => Promise<readonly Heard[]>> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const source = new EventSource("/api/staff/changes");
        const heard: { data: string; after: number }[] = [];
        Object.assign(window, { heard, source });
        source.onopen = () => resolve();
        source.onmessage = ({ data }: MessageEvent<string>) => heard.push({ data, after: Date.now() });
        source.addEventListener("ended", () => heard.push({ data: "ended", after: Date.now() }));
      }),
  );
  return () => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
}

const write = (page: Page, message: string) =>
  page.request.post("/api/contact", {
    data: {
      firstName: "Zoe",
      lastName: "Sample",
      email: "zoe.live@example.org",
      subject: "Lost money",
      message,
      consent: true,
    },
  });

test("a change reaches other browsers, but only those of staff who may see the change", async ({ browser }) => {
  const [managers, viewers, visitors] = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  if (!managers || !viewers || !visitors) throw new Error("No browser");
  const [manager, viewer, visitor] = [await managers.newPage(), await viewers.newPage(), await visitors.newPage()];
  await signInAs(manager, "manager");
  await signInAs(viewer, "viewer");
  const [heardByManager, heardByViewer] = [await listen(manager), await listen(viewer)];
  expect((await write(visitor, "They asked for a fee before the payout, three times.")).status()).toBe(201);
  await expect.poll(async () => (await heardByManager()).map(({ data }) => data).join()).toContain('"kind":"inquiry"');
  expect((await heardByViewer()).map(({ data }) => data).join()).not.toContain("inquiry");

  // A visitor without a session is refused.
  expect((await visitor.request.get("/api/staff/changes")).status()).toBe(401);
  expect((await visitor.request.post("/api/staff/search", { data: { q: "zoe" } })).status()).toBe(401);
  for (const context of [managers, viewers, visitors]) await context.close();
});

test("the stream of changes ends when the staff member signs out", async ({ page, context }) => {
  await signInAs(page, "manager");
  const heard = await listen(page);
  const other = await context.newPage();
  await other.goto("/dashboard");
  await other.locator("summary:has(.account-button)").click();
  await other.getByRole("button", { name: "Sign out" }).click();
  await expect.poll(async () => (await heard()).map(({ data }) => data)).toContain("ended");
});

test("the outbox shows its lists, and one email as it was sent", { tag: "@all" }, async ({ page }) => {
  await signInAs(page, "manager", "/dashboard/outbox");
  await expect(page.getByRole("heading", { level: 1, name: "Outbox" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Stopped addresses" }).click();
  await expect(page.getByText("mailbox.that.closed@example.com")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Sent", exact: true }).click();
  await page.getByRole("main").getByRole("rowheader").first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 2, name: "The email as it was sent" })).toBeVisible();
  await expectAccessible(page);
  expect((await page.goto("/dashboard/outbox/not-an-id"))?.status()).toBe(404);
});

test("the search page finds people despite a typing error in the query", { tag: "@all" }, async ({ page }) => {
  await signInAs(page, "manager", "/dashboard/search?q=margret");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /Margaret/ }).first()).toBeVisible();
  await expectAccessible(page);
});
