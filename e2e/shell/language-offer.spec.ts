import { expect, expectAccessible, tabTo, test, untilHydrated } from "../fixtures";

test.use({ locale: "de-DE" });

const offer = { name: "Diese Seite gibt es auch auf Deutsch." };

test("in a German browser, the language offer does not shift the layout and sets a cookie only when it is accepted", async ({
  page,
  context,
}) => {
  await page.goto("/about?from=mail");
  const bar = page.getByRole("region", offer);
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
        ).observe({
          type: "layout-shift",
          buffered: true,
        });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(shift).toBeLessThanOrEqual(0.02);

  const go = bar.getByRole("link", { name: "Auf Deutsch lesen" });
  await tabTo(page, go);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/de/about?from=mail");
  await expect(page.getByRole("region", offer)).toHaveCount(0);
  const [cookie, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: "locale", value: "de", path: "/", sameSite: "Strict", secure: false });
  // The browser computes the expiry from the real time, but `Date.now()` in the tests is shifted by `CLOCK_SHIFT_MS`.
  const realNow = Date.now() - Number(process.env.CLOCK_SHIFT_MS ?? 0);
  const minutes = ((cookie?.expires ?? 0) * 1000 - realNow) / 60_000;
  expect(minutes).toBeGreaterThan(158);
  expect(minutes).toBeLessThanOrEqual(160);
});

test("a language offer that was closed is not shown again", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  await page.getByRole("region", offer).getByRole("button").click();
  await expect(page.getByRole("region", offer)).toHaveCount(0);
  await page.goto("/contact");
  await untilHydrated(page);
  await expect(page.getByRole("region", offer)).toHaveCount(0);
});

test("on a phone, the language offer does not cover the answers at the top of the home page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await expect(page.getByRole("region", offer)).toBeVisible();
  const bar = await page.getByRole("region", offer).boundingBox();
  const answers = await page.getByRole("main").locator("dl").first().boundingBox();
  expect((answers?.y ?? 0) + (answers?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
