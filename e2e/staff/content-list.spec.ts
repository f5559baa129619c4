import type { Page } from "@playwright/test";

import { withClient } from "../../lib/testing/client";
import { expect, expectAccessible, untilHydrated } from "../fixtures";
import { test } from "../own-site";
import type { OwnSite } from "../own-site";
import { overflow } from "../pages/overflow";
import { signInAs } from "./sign-in";

// The tests change one site after the other.
test.describe.configure({ mode: "default", timeout: 120_000 });

const list = "/dashboard/content";
const articles = (page: Page) => page.getByRole("table", { name: "Articles", exact: true });
const rowOf = (page: Page, title: string) => articles(page).getByRole("row", { name: title });
const versions = (page: Page) => page.getByRole("table", { name: "Versions, the newest first" });

/** Inserts an article with two public English versions, a French one that is older, and no German one. */
function anArticle({ databaseUrl }: OwnSite, key: string, title: string): Promise<string> {
  const head = { title, description: "What to do.", lead: "Do this first.", review: "2035-01-01", sources: [] };
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      "insert into texts (kind, key, position) values ('article', $1, 900) returning id::text",
      [key],
    );
    const id = rows[0]?.id ?? "";
    for (const [locale, number, body] of [
      ["en", 1, "Call your bank today.\n\nWrite it down."],
      ["en", 2, "Call your bank now.\n\nWrite it down."],
      ["fr-CA", 1, "Appelez votre banque."],
    ])
      await client.query(
        `insert into text_versions (text_id, locale, number, head, body, published_on, updated_on, publish_at)
         values ($1, $2, $3, $4, $5, now(), now(), now())`,
        [id, locale, number, JSON.stringify(head), body],
      );
    return id;
  });
}

test("the list shows the state of each language, and its keys move, open and search", async ({ page, site }) => {
  await anArticle(site, "state-of-languages", "The state of languages");
  await signInAs(page, "manager", "/dashboard", site);
  await untilHydrated(page);
  await page.keyboard.press("g");
  await page.keyboard.press("w");
  await expect(page).toHaveURL(/\/dashboard\/content$/);
  const row = rowOf(page, "The state of languages");
  await expect(row.getByRole("cell").nth(0)).toContainText("Published");
  await expect(row.getByRole("cell").nth(1)).toContainText("2 blocks older");
  await expect(row.getByRole("cell").nth(2)).toContainText("Missing");
  await expectAccessible(page);

  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(articles(page).getByRole("row").nth(2).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("k");
  await expect(articles(page).getByRole("row").nth(1).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Search the articles" })).toBeFocused();
  await page.keyboard.type("state of");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=state/);
  await expect(articles(page).locator("tr[data-row]")).toHaveCount(1);
  await page.getByRole("link", { name: "Translation missing or older 1" }).click();
  await expect(page).toHaveURL(/view=translations/);
  await expect(row).toBeVisible();
});

test("the list fits a narrow screen", async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await signInAs(page, "manager", list, site);
  await untilHydrated(page);
  expect(await overflow(page)).toEqual([]);
  await expectAccessible(page);
});

test("a new article gets its address from its title, and a taken address is refused", async ({ page, site }) => {
  await signInAs(page, "manager", list, site);
  await page.getByRole("link", { name: "New article" }).click();
  await untilHydrated(page, "main form");
  await page.getByRole("button", { name: "Write the article" }).click();
  await expect(page.getByText("Please fill in this field").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Title" }).fill("Ask for a receipt!");
  await page.getByRole("textbox", { name: "Address" }).fill("how-chargebacks-work");
  await page.getByRole("button", { name: "Write the article" }).click();
  await expect(page.getByText("Another article has, or had, this address.").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Address" }).fill("");
  await page.getByRole("button", { name: "Write the article" }).click();
  await expect(page).toHaveURL(/\/dashboard\/content\/articles\/ask-for-a-receipt\b/);
  await page.goto(`${list}?view=drafts`);
  await expect(rowOf(page, "Ask for a receipt!").getByRole("cell").first()).toContainText("Draft");
  await expect(rowOf(page, "Ask for a receipt!").getByRole("cell").first()).toContainText("not public yet");
});

test("the history compares two versions, restores one as the draft, and takes the public one down", async ({
  page,
  site,
}) => {
  const id = await anArticle(site, "with-a-history", "With a history");
  await signInAs(page, "manager", `${list}/history/${id}`, site);
  await untilHydrated(page, "main form");
  await expect(page.getByRole("deletion")).toContainText("today");
  await expect(page.getByRole("insertion")).toContainText("now");
  await expect(page.getByText("1 block without a change")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Restore as draft, version 1" }).click();
  await expect(page.getByText("The version is now the draft.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "From Version 2 to Draft" })).toBeVisible();
  // The draft that exists is replaced only after a warning.
  await page.getByText("Restore as draft").first().click();
  await expect(page.getByText("This replaces the draft by").first()).toBeVisible();

  await page.getByText("Take down", { exact: true }).first().click();
  await expect(page.getByText("Visitors then read version 1 again.")).toBeVisible();
  await page.getByRole("button", { name: "Take down" }).click();
  await expect(page.getByText("The version is withdrawn.")).toBeVisible();
  await expect(versions(page).getByRole("row", { name: "Version 2" })).toContainText("Taken down");
  await expect(versions(page).getByRole("row", { name: "Version 1" })).toContainText("Public");
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await overflow(page)).toEqual([]);
});

test("an article is deleted after a warning, restored for 30 days, and its audit entries lead to its history", async ({
  page,
  site,
}) => {
  const id = await anArticle(site, "to-delete", "To delete");
  // Each process reads the texts again within a second.
  const statusOfPage = async () => (await page.request.get("/blog/to-delete")).status();
  await signInAs(page, "admin", `${list}/history/${id}`, site);
  await untilHydrated(page, "main form");
  await page.getByText("Delete the text", { exact: true }).click();
  await expect(page.getByText("its address will say that the page was not found")).toBeVisible();
  await page.getByRole("button", { name: "Delete in all languages" }).click();
  await expect(page.getByText("The text is deleted. It can be restored for 30 days.")).toBeVisible();
  await expect.poll(statusOfPage).toBe(404);
  await expectAccessible(page);

  await page.goto("/dashboard/audit?record=to-delete");
  await page.getByRole("table").getByRole("link", { name: "to-delete", exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/content/history/${id}`));
  await expect(page.getByRole("heading", { name: "This text is deleted" })).toBeVisible();
  await page.goto(`${list}?view=deleted`);
  await untilHydrated(page, "main form");
  await page.getByRole("button", { name: "Restore To delete" }).click();
  await expect(page.getByText("The text is restored")).toBeVisible();
  await expect.poll(statusOfPage).toBe(200);
});

test("a viewer reads the list and the history, and changes nothing", async ({ page, site }) => {
  const id = await anArticle(site, "to-read-only", "To read only");
  await signInAs(page, "viewer", list, site);
  await expect(rowOf(page, "To read only")).toBeVisible();
  await expect(page.getByRole("link", { name: "New article" })).toHaveCount(0);
  await page.goto(`${list}/history/${id}`);
  await expect(page.getByRole("insertion")).toContainText("now");
  await expect(page.locator("main form")).toHaveCount(1);
});
