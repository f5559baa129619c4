import { expect, sharedPageTest as test } from "./fixtures";

// The tests run in order, because the second test gets the page that the first test has used.
test.describe.configure({ mode: "serial" });

test("a test leaves state behind", async ({ page, context }) => {
  await page.goto("/faq");
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.setItem("left", "1")));
  await context.addCookies([{ name: "left", value: "1", url: page.url() }]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route("**/*", (route) => route.abort());
  await context.newPage();
  await context.setOffline(true);
});

test("the next test starts without the state of the previous test", async ({ page, context, viewport }) => {
  expect(context.pages()).toEqual([page]);
  expect(await context.cookies()).toEqual([]);
  expect(page.viewportSize()).toEqual(viewport);
  await page.goto("/faq");
  expect(await page.evaluate(() => [localStorage.getItem("left"), sessionStorage.getItem("left")])).toEqual([
    null,
    null,
  ]);
});
