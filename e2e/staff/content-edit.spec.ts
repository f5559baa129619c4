import type { Page } from "@playwright/test";

import { anotherServer } from "../another-server";
import { expect, expectAccessible, untilHydrated } from "../fixtures";
import { test } from "../own-site";
import type { OwnSite } from "../own-site";
import { signInAs } from "./sign-in";

// In the tests, today is Wednesday 6 September 2034. The tests change one article after the other.
test.describe.configure({ mode: "default", timeout: 180_000 });

const key = "ask-your-bank-first";
const editor = `/dashboard/content/articles/${key}`;
const title = "Ask your bank first";
const english =
  "## What to do\n\nCall your bank today. Ask for the fraud team.\n\n- Write down the time.\n- Keep each letter.\n";
const french = "## Que faire\n\nAppelez votre banque aujourd’hui. Demandez l’équipe antifraude.\n";

const body = (page: Page) => page.getByLabel("Text of the article");
const rules = (page: Page) => page.getByRole("region", { name: "Rules before publishing" });
const frame = (page: Page) => page.frameLocator("iframe");

async function addArticle({ client }: OwnSite) {
  await client.query("insert into texts (kind, key, position) values ('article', $1, 90) on conflict do nothing", [
    key,
  ]);
}

async function open(page: Page, site: OwnSite, path = editor, role = "manager") {
  await addArticle(site);
  await signInAs(page, role, path, site);
  await untilHydrated(page, "main form");
}

async function fillHead(page: Page, text: string) {
  await page.getByLabel("Title", { exact: true }).fill(text);
  await page.getByLabel("Lead", { exact: true }).fill("Your bank can often stop a payment.");
  await page.getByLabel("Description", { exact: true }).fill("What to ask your bank in the first hour.");
  await page.getByLabel("Review again by").fill("2035-06-01");
}

async function save(page: Page) {
  await body(page).blur();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
}

const publish = (page: Page) => page.getByRole("button", { name: /^(?:Publish|Schedule)/ }).click();

test("an article that breaks rules is refused with each rule and its line, and keeps its text", async ({
  page,
  site,
  request,
}) => {
  await open(page, site);
  await fillHead(page, title);
  const broken = [
    "## What to do",
    "Call <b>now</b>.",
    "We are a leading firm.",
    "Section 75 gives you rights.",
    "::claim{key=no-such-claim}",
    ":::callout",
    "Text",
    ":::",
  ];
  await body(page).fill(broken.join("\n\n"));
  await expect(rules(page).getByText("“<b>” is HTML. Write the text without tags.")).toBeVisible();
  await expect(rules(page).getByText("The block “:::callout” does not exist.")).toBeVisible();
  await expect(rules(page).getByText("The text praises the firm.")).toBeVisible();
  await expect(frame(page).getByText("The text cannot be shown yet:")).toBeVisible();

  await body(page).fill(broken.slice(2, 5).join("\n\n"));
  await expect(rules(page).getByText("A section of a law is named without a source.")).toBeVisible();
  await expect(rules(page).getByText("The claim “no-such-claim” does not exist.")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  const summary = page.getByRole("alert").filter({ hasText: "Not published: 4 rules are not met" });
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: /praises the firm/ }).click();
  await expect(body(page)).toBeFocused();
  const selected = await body(page).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toBe("leading firm");
  expect((await request.get(`/blog/${key}`)).status()).toBe(404);
  await expectAccessible(page);
});

test("it is mended, previewed, scheduled with its French, called off and published in both languages", async ({
  page,
  site,
  request,
}, { outputDir }) => {
  const { read, stop } = await anotherServer(site, outputDir);
  try {
    await open(page, site);
    await fillHead(page, title);
    await body(page).fill(english);
    await save(page);
    await expect(rules(page).getByText(/Write or update the French version/)).toBeVisible();
    await expect(frame(page).getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(frame(page).getByRole("heading", { level: 2, name: "What to do" })).toBeVisible();
    await frame(page).getByRole("navigation", { name: "On this page" }).locator("summary").click();
    await frame(page).getByRole("link", { name: "What to do" }).focus();
    await page.keyboard.press("Escape");
    await expect(body(page)).toBeFocused();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Phone" }).click();
    await expect(page.getByRole("button", { name: "Phone" })).toHaveAttribute("aria-pressed", "true");
    await expectAccessible(page);

    await publish(page);
    await expect(page.getByRole("alert").filter({ hasText: "Not published: 1 rule is not met" })).toBeFocused();

    await rules(page).getByRole("link", { name: "Go to the tab" }).click();
    await expect(page.getByText("Call your bank today.")).toBeVisible();
    await untilHydrated(page, "main form");
    await fillHead(page, "Demandez d’abord à votre banque");
    await body(page).fill(french);
    await save(page);
    await expect(rules(page).getByText("The text meets all rules.")).toBeVisible();
    await page.getByRole("checkbox", { name: "English", exact: true }).check();
    await page.getByLabel("This translation now follows the English text").check();
    await page.getByLabel("Publish", { exact: true }).selectOption("later");
    await page.getByLabel("Day", { exact: true }).fill("2034-09-07");
    await publish(page);
    await expect(
      page.getByText("Scheduled in English and Français. Until then, visitors see what is public now."),
    ).toBeVisible();
    expect((await request.get(`/blog/${key}`)).status()).toBe(404);
    expect(await read(`/blog/${key}`)).not.toContain("Ask for the fraud team.");

    for (const language of ["fr-CA", "en"]) {
      await page.goto(`${editor}?locale=${language}`);
      await untilHydrated(page, "main form");
      await page.getByRole("button", { name: "Call off" }).click();
      await expect(page.getByText("Called off. The text is a draft again.")).toBeVisible();
    }
    await page.getByRole("checkbox", { name: "Français", exact: true }).check();
    await page.getByLabel("This translation now follows the English text").check();
    await publish(page);
    await expect(page.getByText("Published in English and Français. Visitors see it now.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Open the public page" })).toHaveAttribute("href", `/blog/${key}`);

    await expect.poll(() => read(`/blog/${key}`), { timeout: 5_000 }).toContain("Ask for the fraud team.");
    const inFrench = await read(`/fr-ca/blog/${key}`);
    expect(inFrench).toContain("Demandez l’équipe antifraude.");
    expect(inFrench).toMatch(/rel="alternate" hrefLang="en"/);
    expect(inFrench).not.toMatch(/rel="alternate" hrefLang="de"/);
    for (const path of ["/sitemap.xml", "/blog/rss.xml", "/fr-ca/blog/rss.xml"])
      expect([path, (await read(path)).includes(`/blog/${key}`)]).toEqual([path, true]);
  } finally {
    await stop();
  }
});

test("a correction keeps the old version public until it is published, and the old version can be restored", async ({
  page,
  site,
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  await open(page, site);
  await body(page).fill(english.replace("today", "at once"));
  await save(page);
  expect(await read(`/blog/${key}`)).toContain("Call your bank today.");
  await page.getByRole("link", { name: /Français/ }).click();
  await expect(page.getByText("1 block is newer than the translation")).toBeVisible();
  await untilHydrated(page, "main form");
  await body(page).fill(french.replace("aujourd’hui", "tout de suite"));
  await save(page);
  await page.getByRole("checkbox", { name: "English", exact: true }).check();
  await page.getByLabel("This translation now follows the English text").check();
  await publish(page);
  await expect(page.getByText("Published in English and Français. Visitors see it now.")).toBeVisible();
  await expect.poll(() => read(`/blog/${key}`), { timeout: 5_000 }).toContain("Call your bank at once.");

  await page.goto(editor);
  await page.getByRole("link", { name: "All versions" }).click();
  await page.getByRole("button", { name: "Restore as draft, version 1" }).click();
  await expect(page.getByText("The version is now the draft.")).toBeVisible();
  await page.goto(editor);
  await untilHydrated(page, "main form");
  await expect(body(page)).toHaveValue(/Call your bank today\./);
  expect(await read(`/blog/${key}`)).toContain("Call your bank at once.");
  await page.getByText("Discard the draft").first().click();
  await page.getByRole("button", { name: "Discard the draft" }).last().click();
  await expect(page.getByText("The draft is discarded.")).toBeVisible();
  await expect(body(page)).toHaveValue(/Call your bank at once\./);
});

test("the text of one is not lost when another saves, and the reader cannot write", async ({ page, site, browser }) => {
  await open(page, site);
  const second = await (await browser.newContext({ baseURL: site.url })).newPage();
  await open(second, site, editor, "admin");
  await body(second).fill(`${english}\nTheirs.\n`);
  await save(second);
  await body(page).fill(`${english}\nMine.\n`);
  await body(page).blur();
  const panel = page.getByRole("region", { name: /has saved this text meanwhile$/ });
  await expect(panel).toBeVisible();
  await expect(panel.getByText("Theirs.")).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Save my text" }).click();
  await save(page);
  await expect(body(page)).toHaveValue(/Mine\./);

  await open(second, site, editor, "viewer");
  await expect(body(second)).not.toBeEditable();
  await expect(second.getByRole("button", { name: /^Publish/ })).toHaveCount(0);
  await second.context().close();
});

test("only this site can frame a preview, and nothing of it is stored or listed", async ({ page, site }) => {
  await addArticle(site);
  const { rows } = await site.client.query<{ id: string }>("select id::text from texts where key = $1", [key]);
  const path = `/dashboard/content/preview/${rows[0]?.id ?? ""}`;
  await signInAs(page, "viewer", path, site);
  const headers = (await page.request.get(path)).headers();
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(headers["content-security-policy"]).toMatch(/'nonce-/);
  expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
  expect(headers["x-robots-tag"]).toBe("noindex");
  expect(headers["cache-control"]).toContain("no-store");
  for (const framed of [editor, "/dashboard", "/blog"]) {
    const response = (await page.request.get(framed)).headers();
    expect([framed, response["content-security-policy"]]).toEqual([
      framed,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
    expect(response["x-frame-options"]).toBe("DENY");
  }
});

test("the editor fits narrow screens", async ({ page, site }) => {
  await open(page, site);
  for (const width of [320, 390, 768, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([width, overflow]).toEqual([width, 0]);
  }
});
