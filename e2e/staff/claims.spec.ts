import type { Page } from "@playwright/test";

import { withClient } from "../../lib/testing/client";
import { expect, expectAccessible, sharedPageTest as test, untilHydrated } from "../fixtures";
import { signInAs } from "./sign-in";

// In the tests, today is Wednesday 6 September 2034.

const languages = ["English", "German", "French"] as const;

/** Fills in a new claim of a figure. `words` makes its texts recognisable. */
async function fillFigure(page: Page, words: string): Promise<void> {
  await page.goto("/dashboard/claims/new");
  await untilHydrated(page);
  await page.getByRole("radio", { name: "Figure" }).check();
  for (const language of languages) {
    const group = page.getByRole("group", { name: language, exact: true });
    await group.getByLabel("Figure", { exact: true }).fill("31");
    await group.getByLabel("Text", { exact: true }).fill(`${words} in ${language}`);
    await group.getByLabel("Source, as visitors read it").fill("Our case register");
    await group.getByLabel(/^Limits/).fill("Whatever the outcome");
  }
  await page.getByLabel("Page with the evidence").fill("https://northgate.test/count.pdf");
  await page.getByLabel("Expires on").fill("2035-06-30");
}

/** Proposes a claim of a figure and returns the address of its page. */
async function proposeFigure(page: Page, words: string): Promise<string> {
  await fillFigure(page, words);
  await page.getByRole("button", { name: "Propose to the second person" }).click();
  await expect(page.getByText("Proposed. Another person must verify it.")).toBeVisible();
  return new URL(page.url()).pathname;
}

test("one person proposes a claim, another one verifies it, and one is enough to hide it", async ({ page }) => {
  await signInAs(page, "compliance");
  await fillFigure(page, "cases closed this year");
  const french = page.getByRole("group", { name: "French", exact: true });
  await french.getByLabel("Text", { exact: true }).fill("");
  await page.getByRole("button", { name: "Propose to the second person" }).click();
  await expect(page.getByRole("heading", { name: "Nothing was stored" })).toBeVisible();
  await page.getByRole("link", { name: "Write this text, or leave the claim out in this language" }).click();
  await expect(french.getByLabel("Text", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Page with the evidence")).toHaveValue("https://northgate.test/count.pdf");
  await french.getByLabel("Leave it out on pages in this language").check();
  await french.getByLabel("Source, as visitors read it").fill("");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Propose to the second person" }).click();

  await expect(page.getByText("Proposed. Another person must verify it.")).toBeVisible();
  await expect(page.getByText(/You proposed this claim\. Another person must verify it/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Verify as the second person" })).toHaveCount(0);
  const address = new URL(page.url()).pathname;
  await page.goto("/dashboard/claims?view=waiting");
  await expect(page.getByText("No claim waits for you")).toBeVisible();

  await signInAs(page, "admin", "/dashboard/claims?view=waiting");
  await page.getByRole("link", { name: "31 cases closed this year in English" }).click();
  await expect(page).toHaveURL(address);
  await untilHydrated(page);
  await page.getByRole("button", { name: "Verify as the second person" }).click();
  await expect(page.getByText("Open the evidence, compare it, and confirm that you did").first()).toBeVisible();
  await page.getByLabel(/^I opened the evidence/).check();
  await page.getByRole("button", { name: "Verify as the second person" }).click();
  await expect(page.getByText("Verified. The site shows it within seconds.")).toBeVisible();
  await expect(page.getByText(/verified it as the second person/)).toBeVisible();
  await expectAccessible(page);

  const publicPage = async (path: string) => (await page.request.get(path)).text();
  await expect.poll(() => publicPage("/verify"), { timeout: 5_000 }).toContain("cases closed this year in English");
  expect(await publicPage("/fr-ca/verify")).not.toContain("cases closed this year");

  await untilHydrated(page);
  await page.getByRole("button", { name: "Hide it from the site now" }).click();
  await expect(page.getByText("Hidden. The site no longer shows it within seconds.")).toBeVisible();
  await expect(page.getByText(/hid it from the site/)).toBeVisible();
});

test("the evidence of a registration must be on the register's own site", async ({ page }) => {
  await signInAs(page, "compliance", "/dashboard/claims/new");
  await untilHydrated(page);
  await page.getByRole("radio", { name: "Registration" }).check();
  await page.getByLabel("Register", { exact: true }).selectOption({ label: "Companies House" });
  await page.getByLabel("Page with the evidence").fill("https://www.companydata.example/1000000-0");
  await page.getByLabel("Expires on").fill("2038-12-31");
  await page.getByRole("button", { name: "Propose to the second person" }).click();
  await expect(page.getByText(/own site\. That is company-information\.service\.gov\.uk/).first()).toBeVisible();
  await expect(page.getByText(/longer than such a claim can be valid/).first()).toBeVisible();
  await expect(page.getByLabel("Page with the evidence")).toHaveValue("https://www.companydata.example/1000000-0");
  await expect(page.getByLabel("Register", { exact: true }).getByRole("option", { name: "BaFin" })).toHaveCount(0);
});

test("the form of a new claim previews what visitors will read, and says where", async ({ page }) => {
  await signInAs(page, "compliance");
  await fillFigure(page, "claims previewed");
  const preview = page.getByRole("region", { name: "As visitors will see it" });
  await expect(preview.getByText("31 claims previewed in English")).toBeVisible();
  await expect(preview.getByText("northgate.test")).toBeVisible();
  await preview.getByLabel("Language of the preview").selectOption({ label: "Deutsch" });
  await expect(preview.getByText("31 claims previewed in German")).toBeVisible();
  const places = page.getByRole("region", { name: "Where it will show" });
  await expect(places.getByRole("listitem").filter({ hasText: "Figures of the home page" })).toContainText("no:");
  await page.getByRole("radio", { name: "Testimonial" }).check();
  await expect(places.getByText("Figures of the home page")).toHaveCount(0);
  await expectAccessible(page);
});

test("the second person sends a claim back with a reason, which its history keeps", async ({ page }) => {
  await signInAs(page, "compliance");
  const address = await proposeFigure(page, "letters answered");
  await signInAs(page, "admin", address);
  await untilHydrated(page);
  await page.getByText("Send back with a reason").click();
  await page.getByLabel("What must change?").fill("The count is of last year.");
  await page.getByRole("button", { name: "Send back", exact: true }).click();
  await expect(page.getByText("Sent back with your reason.")).toBeVisible();
  await expect(page.getByText(/sent it back: “The count is of last year.”/)).toBeVisible();
});

test("claims are proposed and verified together", async ({ page }) => {
  await signInAs(page, "compliance");
  for (const words of ["first of several", "second of several"]) {
    await fillFigure(page, words);
    await page.getByRole("button", { name: "Keep as a draft" }).click();
    await expect(page.getByText("The draft is stored. The site does not show it.")).toBeVisible();
  }
  await page.goto("/dashboard/claims?view=drafts");
  await untilHydrated(page);
  await page.getByLabel(/Choose “31 first of several/).check();
  await page.getByLabel(/Choose “31 second of several/).check();
  await page.getByRole("button", { name: "Propose the chosen claims" }).click();
  await expect(page.getByText("2 claims were proposed.")).toBeVisible();

  await signInAs(page, "admin", "/dashboard/claims?view=waiting");
  await untilHydrated(page);
  await page.getByLabel(/Choose “31 first of several/).check();
  await page.getByLabel(/Choose “31 second of several/).check();
  await page.getByRole("button", { name: "Verify the chosen claims" }).click();
  await expect(page.getByText("Open the evidence, compare it, and confirm that you did")).toBeVisible();
  await page.getByLabel(/^I opened the evidence of each/).check();
  await page.getByRole("button", { name: "Verify the chosen claims" }).click();
  await expect(page.getByText("2 claims were verified.")).toBeVisible();
});

test("two people who edit one claim see both versions, and nothing typed is lost", async ({ page }) => {
  await signInAs(page, "compliance");
  const address = await proposeFigure(page, "calls answered");
  await untilHydrated(page);
  const english = page.getByRole("group", { name: "English", exact: true });
  await english.getByLabel("Text", { exact: true }).fill("calls answered by a person");
  await withClient(process.env.DATABASE_URL ?? "", (client) =>
    client.query("update claim_texts set text = 'calls answered in a day' where claim_id = $1 and locale = 'en'", [
      address.split("/").at(-1),
    ]),
  );
  await page.getByRole("button", { name: "Keep as a draft" }).click();
  await expect(page.getByText("Someone else changed this claim while you were writing")).toBeVisible();
  const line = page.getByRole("row").filter({ hasText: "Text (English)" });
  await expect(line).toContainText("calls answered by a person");
  await expect(line).toContainText("calls answered in a day");
  await expect(english.getByLabel("Text", { exact: true })).toHaveValue("calls answered by a person");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Keep as a draft" }).click();
  await expect(page.getByText("The draft is stored. The site does not show it.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("31 calls answered by a person");
});

test("a file is attached as evidence, and the shortcut G E opens the list", async ({ page }) => {
  await signInAs(page, "compliance");
  await fillFigure(page, "reports written");
  await page.getByRole("button", { name: "Keep as a draft" }).click();
  await expect(page.getByText("The draft is stored. The site does not show it.")).toBeVisible();
  const content = Buffer.from("Counted twice.");
  await page.locator("#document-file").setInputFiles({ name: "count.txt", mimeType: "text/plain", buffer: content });
  await page.getByRole("button", { name: "Upload" }).click();
  const link = page.getByRole("link", { name: "Download count.txt" });
  await expect(link).toBeVisible();
  const sent = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(await sent.body()).toEqual(content);
  await untilHydrated(page);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("g");
  await page.keyboard.press("e");
  await expect(page).toHaveURL("/dashboard/claims");
});
