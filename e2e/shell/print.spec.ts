import type { Page } from "@playwright/test";

import { bookSomething } from "../api/visitor";
import { expect, sharedPageTest as test } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";
import { showTheme } from "../pages/theme";

/** The height in CSS pixels of a sheet of Letter between margins of 13 mm. A sheet of A4 is higher. */
const sheet = 956;

test("an article is printed with the firm first and the addresses of its sources, without notes and contents", async ({
  page,
}) => {
  await page.goto("/blog/how-to-spot-a-recovery-scam");
  const addressAfter = () =>
    page
      .locator(".sources a")
      .first()
      .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(await addressAfter()).toBe("none");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".print-firm")).toBeVisible();
  expect(await addressAfter()).toContain("https://www.ciro.ca/");
  await expect(page.locator("details.margin-note").first()).toBeHidden();
  await expect(page.locator(".sections")).toBeHidden();
});

for (const path of ["/blog/how-to-spot-a-recovery-scam", "/first-steps/uk-bank-transfer", "/verify", "/"]) {
  test(`${path} is printed black on white in every theme, with the firm on top`, async ({ page }) => {
    await page.goto(path);
    await expectPlainPaper(page);
  });
}

test("an appointment is printed black on white in every theme, with its words on the first sheet", async ({
  page,
  request,
}) => {
  const { response } = await bookSomething(request, {}, { fromDay: 6 });
  const { data } = await response.json();
  await page.goto(new URL(data.manageUrl).pathname);
  await expectPlainPaper(page);
  expect(await bottomOfWords(page)).toBeLessThan(sheet);
});

test("a receipt is printed black on white in every theme, with its words on the first sheet", async ({ page }) => {
  await new BookingWizard(page).book();
  await expectPlainPaper(page);
  expect(await bottomOfWords(page)).toBeLessThan(sheet);
});

/** The distance in pixels from the top of the paper to the end of the words that the firm says first. */
const bottomOfWords = (page: Page) =>
  page
    .locator(".words")
    .first()
    .evaluate((words) => words.getBoundingClientRect().bottom + scrollY);

/** Checks in each theme that the firm's address is on top, and that all text is black and has no background. */
async function expectPlainPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  for (const theme of ["premium", "light", "dark"]) {
    await showTheme(page, theme);
    const { firm, others } = await page.evaluate(() => {
      const shown = [...document.body.querySelectorAll<HTMLElement>("*")].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().bottom > 1,
      );
      const hasText = (element: Element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const isPlain = ({ color, backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
        color === "rgb(0, 0, 0)" && backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none";
      const texts = shown.filter((element) => hasText(element) && !element.closest("svg, noscript"));
      return {
        firm: texts[0]?.textContent ?? "",
        others: texts
          .filter((element) => !isPlain(getComputedStyle(element)))
          .map((element) => `${element.tagName}.${element.className}: ${element.textContent?.trim().slice(0, 40)}`),
      };
    });
    expect([theme, others]).toEqual([theme, []]);
    expect(firm).toContain("200 Example Avenue");
  }
  await page.emulateMedia({ media: null });
}
