import type { Page } from "@playwright/test";

import { expect, expectAccessible, untilHydrated } from "../fixtures";
import { test } from "../own-site";
import type { OwnSite } from "../own-site";
import { signInAs } from "./sign-in";

// The tests change one site after the other. In the tests, today is Wednesday 6 September 2034.
test.describe.configure({ mode: "default", timeout: 120_000 });

const list = "/dashboard/content/notices";

async function open(page: Page, site: OwnSite, path = list, role = "manager") {
  await signInAs(page, role, path, site);
  await untilHydrated(page);
}

const textIn = (page: Page, language: string) => page.getByRole("textbox", { name: language, exact: true });
const read = async (page: Page, path: string) => (await page.request.get(path)).text();

test("a notice is refused without an end, is published, shows on public pages in its languages, and is taken down", async ({
  page,
  site,
}) => {
  await open(page, site);
  await expect(page.getByText("A notice is a line above the header of every page.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "New notice" }).click();
  await untilHydrated(page, "main form");
  await textIn(page, "English").fill("We are closed on 7 September. [Call your bank](/first-steps) now.");
  await textIn(page, "Français").fill("Nous sommes fermés le 7 septembre. [Appelez votre banque](/first-steps).");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByText("The notice is a draft. Visitors see it after it is published.")).toBeVisible();
  await untilHydrated(page, "main form");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("The notice is not published. The preview says why.")).toBeVisible();
  await expect(page.getByText("Last day: enter a day.").first()).toBeVisible();

  await page.getByLabel("Last day").fill("2034-09-08");
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect(page.getByText("The draft is saved.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("The notice is published. Visitors see it within seconds.")).toBeVisible();
  await expect(page.getByText("Visitors see this notice since")).toBeVisible();
  const record = page.url();

  await expect.poll(() => read(page, "/about"), { timeout: 5_000 }).toContain("We are closed on 7 September.");
  expect(await read(page, "/fr-ca/booking/find")).toContain("Nous sommes fermés le 7 septembre.");
  expect(await read(page, "/de")).not.toContain("7 septembre");
  expect(await read(page, "/no-such-page")).toContain("We are closed on 7 September.");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/faq");
  const notice = page.getByRole("complementary", { name: "Notice" });
  await expect(notice.getByRole("link", { name: "Call your bank" })).toHaveAttribute("href", "/first-steps");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto(record);
  await untilHydrated(page, "main form");
  await page.getByText("Take down", { exact: true }).click();
  await page.getByRole("button", { name: "Take the notice down" }).click();
  await expect(page.getByText("The notice is taken down. Visitors no longer see it.")).toBeVisible();
  await expect.poll(() => read(page, "/about"), { timeout: 5_000 }).not.toContain("We are closed on 7 September.");
});

test("a notice is scheduled, listed, deleted and restored, in a narrow window", async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, site, `${list}/new`);
  await untilHydrated(page, "main form");
  await textIn(page, "English").fill("We are closed on 24 December.");
  await textIn(page, "Français").fill("Nous sommes fermés le 24 décembre.");
  await page.getByLabel("Last day").fill("2034-12-24");
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByText("The notice is a draft.", { exact: false })).toBeVisible();
  await untilHydrated(page, "main form");
  await page.getByLabel("Publish at").fill("2034-12-20T08:00");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("The notice is scheduled.")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
  expect(await read(page, "/about")).not.toContain("We are closed on 24 December.");
  await untilHydrated(page, "main form");
  await page.getByText("Take down", { exact: true }).click();
  await page.getByRole("button", { name: "Take the notice down" }).click();
  await expect(page.getByText("The notice is taken down.", { exact: false })).toBeVisible();
  await untilHydrated(page, "main form");
  await page.getByRole("button", { name: "Delete the notice" }).click();
  await expect(page.getByText("The notice is deleted.", { exact: false })).toBeVisible();
  await page.goto(`${list}?view=deleted`);
  await untilHydrated(page, "main form");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Restore: We are closed on 24 December." }).click();
  await expect(page.getByText("Nothing was deleted in the last 30 days.")).toBeVisible();
});
