import type { Page } from "@playwright/test";

import { locales } from "../../lib/platform/i18n/locales";
import { splitPrefix } from "../../lib/platform/i18n/prefix";
import { expect, test } from "../fixtures";
import { sitemapPaths } from "../pages/sitemap";

/** Everything a page says on the console, asks of others, or fails to get. */
function listen(page: Page, host: string): string[] {
  const heard: string[] = [];
  page.on("console", (message) => heard.push(`${page.url()} says ${message.type()}: ${message.text()}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol !== "data:" && url.host !== host) heard.push(`${page.url()} asks ${url.host}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) heard.push(`${page.url()} gets ${response.status()} for ${response.url()}`);
  });
  return heard;
}

for (const locale of locales) {
  test(`no page in ${locale} says anything on the console or asks another host`, async ({ page, request, baseURL }) => {
    test.slow();
    const heard = listen(page, new URL(baseURL ?? "").host);
    const paths = await sitemapPaths(request);
    for (const path of paths.filter((each) => splitPrefix(each).locale === locale)) {
      await page.goto(path);
      // React marks the document it has taken over.
      await page.waitForFunction(() => Object.keys(document).some((key) => /^__?react(Container|Listening)/i.test(key)));
    }
    expect(heard).toEqual([]);
  });
}
