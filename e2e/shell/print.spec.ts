import { expect, test } from "../fixtures";

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
