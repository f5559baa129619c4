import { expect, test } from "../fixtures";

/**
 * The size of a phone's screen in pixels. At this width, the titles of the tested pages wrap differently in the
 * browser's default serif font than in the site's serif font. Without an adjusted fallback font, the pages would shift.
 */
const phone = { width: 412, height: 823 };

test.use({ viewport: phone });

for (const path of ["/newsletter/pending", "/services/cryptocurrency-recovery", "/cryptocurrency-recovery"]) {
  test(`nothing shifts on ${path} when the serif font loads late`, async ({ page }) => {
    const { promise: isRead, resolve: release } = Promise.withResolvers<void>();
    await page.route(/recovery_serif/, async (route) => {
      await isRead;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // Waits for the sans-serif font and the font of digits, so that only the serif font can still shift the page.
    await page.waitForFunction(() => {
      const faces = ["--face-sans", "--face-digits"].map((name) =>
        getComputedStyle(document.documentElement).getPropertyValue(name),
      );
      return faces.every((face) => document.fonts.check(`1em ${face}`, "a0"));
    });
    const before = await heights();

    const arrived = page.waitForResponse(/recovery_serif/);
    release();
    await (await arrived).finished();
    await page.evaluate(() => document.fonts.ready);

    expect(await heights()).toEqual(before);

    /** Measures the top of each title and of each block below a title, in whole pixels. */
    function heights() {
      return page
        .getByRole("main")
        .evaluate((main) =>
          [...main.querySelectorAll("h1, h1 ~ *, h2")].map((each) => Math.round(each.getBoundingClientRect().top)),
        );
    }
  });
}
