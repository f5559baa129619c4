import type { Page } from "@playwright/test";

import { expect, expectAccessible, untilHydrated } from "../fixtures";
import { test } from "../own-site";
import type { OwnSite } from "../own-site";
import { signInAs } from "./sign-in";

// The tests change one site after the other.
test.describe.configure({ mode: "default", timeout: 120_000 });

const list = "/dashboard/content/questions";

async function open(page: Page, site: OwnSite, path = list, role = "manager") {
  await signInAs(page, role, path, site);
  await untilHydrated(page, "main form");
}

const grip = (page: Page, title: string) => page.getByRole("button", { name: `Pick up to move: ${title}` });
const order = (page: Page) => page.locator(".question-title a").allTextContents();

/** The questions of a topic on the public page. */
async function publicOrder(page: Page, topic: string) {
  await page.goto("/faq");
  return page.locator(`#topic-${topic} h3`).allTextContents();
}

test("the keyboard moves a question within its topic and to another one, and the public page follows", async ({
  page,
  site,
}) => {
  await open(page, site, `${list}?topic=fees`);
  expect(await order(page)).toEqual([
    "What does it cost?",
    "Are there other fees later?",
    "How do I pay for a paid appointment?",
  ]);
  await expectAccessible(page);
  await grip(page, "How do I pay for a paid appointment?").focus();
  await page.keyboard.press("m");
  const bar = page.getByRole("status").filter({ hasText: "is picked up" });
  await expect(bar).toContainText("place 3 of 3 in “Fees”");
  await page.keyboard.press("ArrowUp");
  await expect(bar).toContainText("place 2 of 3");
  await expect(grip(page, "How do I pay for a paid appointment?")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("is put down in “Fees”")).toBeAttached();
  const moved = ["What does it cost?", "How do I pay for a paid appointment?", "Are there other fees later?"];
  await expect.poll(() => order(page)).toEqual(moved);
  await expect.poll(() => publicOrder(page, "fees"), { timeout: 5_000 }).toEqual(moved);

  await open(page, site, `${list}?topic=fees`);
  await grip(page, "What does it cost?").focus();
  await page.keyboard.press("m");
  await page.keyboard.press("t");
  await expect(page.getByRole("heading", { name: "What we can and cannot do" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect.poll(() => order(page)).toEqual(moved);
  await page.keyboard.press("m");
  await page.keyboard.press("t");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/topic=limits/);
  await expect.poll(() => order(page)).toContain("What does it cost?");
});

test("a grip is dragged, and the buttons of a row move it", async ({ page, site }) => {
  await open(page, site, `${list}?topic=privacy`);
  const before = await order(page);
  const [first = "", second = "", third = ""] = before;
  const from = await grip(page, first).boundingBox();
  const to = await grip(page, third).boundingBox();
  if (!from || !to) throw new Error("No grips");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await order(page)).slice(0, 3)).toEqual([second, third, first]);
  await expect(page.getByText("is put down in")).toBeAttached();
  await page.getByRole("button", { name: `Move ${first} up` }).click();
  await expect.poll(async () => (await order(page)).slice(0, 3)).toEqual([second, first, third]);
});

test("an answer is refused with its rules, mended and published together with its French, and a refused one stays", async ({
  page,
  site,
}) => {
  await open(page, site, `${list}?question=promise`);
  const answer = page.getByRole("textbox", { name: "Answer" });
  await answer.fill("We guarantee it. It costs $50.");
  await expect(page.getByText("The answer names an amount.", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("The draft is saved. Visitors see it after it is published.")).toBeVisible();
  const changes = page.getByRole("region", { name: "Not published" });
  await expect(changes).toContainText("0 of 1 can be published");
  await expect(changes).toContainText("The English text is published together with its French text.");

  await page.goto(`${list}?question=what-you-do`);
  await untilHydrated(page, "main form");
  await answer.fill("We put your papers in order and tell you what to ask for.");
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect(changes).toContainText("0 of 2");
  await page
    .getByRole("navigation", { name: "Language of the text" })
    .getByRole("link", { name: /Français/ })
    .click();
  await expect(page.getByText("If you save a translation after it")).toBeVisible();
  await answer.fill("Nous classons vos papiers et vous disons quoi demander.");
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect(changes).toContainText("2 of 3 can be published");
  await page.getByRole("button", { name: "Publish 3 changes" }).click();
  await expect(page.getByText("2 changes are published. The others are below")).toBeVisible();
  await expect(changes.getByRole("link")).toHaveText(["Can you promise that I get my money back? (English)"]);
  await expect
    .poll(async () => (await page.request.get("/fr-ca/faq")).text(), { timeout: 5_000 })
    .toContain("Nous classons vos papiers");
});

test("a topic and a question are added, deleted and restored", async ({ page, site }) => {
  await open(page, site);
  await page.getByText("New topic").click();
  const topic = page.getByRole("region", { name: "Topics" });
  await topic.getByRole("textbox", { name: "Title" }).fill("After a scam");
  await page.getByRole("button", { name: "Add the topic" }).click();
  await expect(page.getByText("The topic is a draft.")).toBeVisible();
  await page.getByRole("link", { name: "New question" }).click();
  await page.getByRole("textbox", { name: "Question" }).fill("Who helps me now?");
  await page.getByRole("button", { name: "Add the question" }).click();
  await expect(page.getByText("The question is a draft. Write its answer.")).toBeVisible();
  await expect(page).toHaveURL(/question=who-helps-me-now/);
  await untilHydrated(page, "main form");
  await page.getByText("Delete the question").click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const deleted = page.getByRole("region", { name: "Deleted" });
  await expect(deleted).toContainText("Who helps me now?");
  await expectAccessible(page);
  await deleted.getByRole("button", { name: "Restore: Who helps me now?" }).click();
  await expect(deleted).toHaveCount(0);
});

test("the page fits a narrow window, and a reader changes nothing", async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, site, `/de${list}?question=what-it-costs`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
  await signInAs(page, "viewer", `${list}?question=what-it-costs`, site);
  await expect(page.getByText("Your role can read the questions, but not change them.")).toBeVisible();
  await expect(page.getByRole("main").locator("form")).toHaveCount(0);
});
