import { expect, test, untilAwake } from "../fixtures";
import { everyPage } from "../pages/every-page";
import { listen } from "../pages/listen";
import { sitemapPaths } from "../pages/sitemap";

test("no other page of the sitemap says anything on the console or asks another host", async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const heard = listen(page, baseURL);
  const looked = new Set(everyPage.map(({ path }) => path));
  for (const path of (await sitemapPaths(request)).filter((each) => !looked.has(each))) {
    await page.goto(path);
    await untilAwake(page);
  }
  expect(heard).toEqual([]);
});

test("what a page says or asks is heard", async ({ page, baseURL }) => {
  const heard = listen(page, baseURL);
  await page.goto("/faq");
  await page.evaluate(async () => {
    console.log("Hello");
    await fetch("/no/such/thing").catch(() => undefined);
  });
  await page.goto("http://localhost:1/").catch(() => undefined);
  expect(heard.join("\n")).toMatch(/says log: Hello[^]*gets 404/);
  expect(heard.join("\n")).toMatch(/asks localhost:1/);
});
