import { locales } from "../../lib/platform/i18n/locales";
import { splitPrefix } from "../../lib/platform/i18n/prefix";
import { expect, test, untilHydrated } from "../fixtures";
import { everyPage } from "../pages/every-page";
import { listen } from "../pages/listen";
import { sitemapPaths } from "../pages/sitemap";

for (const locale of locales) {
  test(`${locale} sitemap pages not in \`everyPage\` log nothing and send no request that fails or goes to another host`, async ({
    page,
    request,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const noise = listen(page, baseURL);
    const checked = new Set(everyPage.map(({ path }) => path));
    const paths = (await sitemapPaths(request)).filter((path) => splitPrefix(path).locale === locale);
    for (const path of paths.filter((each) => !checked.has(each))) {
      await page.goto(path);
      await untilHydrated(page);
    }
    expect(noise).toEqual([]);
  });
}

test("`listen` detects log entries, failed requests and requests to other hosts", async ({ page, baseURL }) => {
  const noise = listen(page, baseURL);
  await page.goto("/faq");
  await page.evaluate(async () => {
    console.log("Hello");
    await fetch("/no/such/thing").catch(() => undefined);
  });
  await page.goto("http://localhost:1/").catch(() => undefined);
  expect(noise.join("\n")).toMatch(/logs log: Hello[^]*gets 404/);
  expect(noise.join("\n")).toMatch(/requests localhost:1/);
});
