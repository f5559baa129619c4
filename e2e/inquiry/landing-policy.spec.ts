import { sampleFacts } from "../../lib/firm/settings-initial";
import { locales } from "../../lib/platform/i18n/locales";
import { addPrefix, splitPrefix } from "../../lib/platform/i18n/prefix";
import { landings } from "../../lib/site/landings";
import { brokenRules } from "../../lib/testing/landing-policy";
import { expect, test } from "../fixtures";
import { meta, tags, textIn } from "../pages/html";

const { tradingName, visitingAddress, registeredOffice, phone, email, taxWording } = sampleFacts.ca;

for (const { path } of Object.values(landings))
  test(`${path} keeps Google's policies for the pages of advertisements in every language`, async ({ request }) => {
    for (const locale of locales) {
      const html = await (await request.get(addPrefix(locale, path))).text();
      const broken = brokenRules({
        text: [/<title>([^<]*)/.exec(html)?.[1], meta(html, "description"), textIn(html)]
          .join(" ")
          .replaceAll(/\s+/gu, " "),
        links: tags(html, "a").map(({ href = "" }) => (href.startsWith("/") ? splitPrefix(href).path : href)),
        firm: {
          name: tradingName,
          addressLines: (visitingAddress ?? registeredOffice)[locale],
          phone,
          email,
          taxWording: taxWording[locale],
        },
      });
      expect([locale, broken]).toEqual([locale, []]);
    }
  });
