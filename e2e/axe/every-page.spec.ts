import { expect, test } from "../fixtures";
import { axeFindings } from "../pages/axe";
import { everyPage } from "../pages/every-page";
import { overflow } from "../pages/overflow";

// Colours fade for a moment when the theme changes. A trace of each page would take longer than the look at it.
test.use({ contextOptions: { reducedMotion: "reduce" }, trace: "off" });

for (const { locale, path } of everyPage) {
  test(`${path} (${locale}) has nothing for axe to find, in any theme, and fits a screen of 320 px`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    expect(await axeFindings(page)).toEqual([]);
    for (const theme of ["light", "dark"]) {
      await page.locator("html").evaluate((html, name) => (html.dataset.theme = name), theme);
      expect([theme, await axeFindings(page, ["color-contrast"])]).toEqual([theme, []]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toEqual([]);
  });
}

test("these looks find what is wrong", async ({ page }) => {
  await page.goto("/faq");
  await page.evaluate(() => {
    const main = document.querySelector("main");
    const faint = Object.assign(document.createElement("p"), { textContent: "Too faint to be read" });
    faint.style.color = "color-mix(in srgb, var(--page), var(--ink) 30%)";
    main?.append(document.createElement("button"), faint);
  });
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^button-name/), expect.stringMatching(/^color-contrast.*Too faint/)]);
  await page.locator("html").evaluate((html) => (html.dataset.theme = "dark"));
  expect(await axeFindings(page, ["color-contrast"])).toEqual([expect.stringContaining("Too faint")]);
  expect(await overflow(page)).toEqual([]);
  await page.locator("main p").last().evaluate((wide) => (wide.style.width = "200vw"));
  expect(await overflow(page)).toEqual([expect.stringContaining("Too faint")]);
});
