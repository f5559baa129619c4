import { seededTexts } from "@/lib/testing/seeded-texts";

import { sourcesOf } from "./free-help-sources";
import { servicePages } from "./service-pages";

/** English pages of Canadian bodies that publish in both languages. */
const englishPage =
  /^https:\/\/(?:\w+\.)*(?:(?:obsi|ciro|canada|cavac\.qc|lautorite\.qc|legisquebec\.gouv\.qc)\.ca\/en\/|antifraudcentre-centreantifraude\.ca\/.*-eng\.htm)/;

/** Pages of which we know no French version that says the same. */
const onlyEnglish = [
  "https://antifraudcentre-centreantifraude.ca/news-nouvelles/2024/2024-09-25-eng.htm",
  "https://cavac.qc.ca/en/about-cavac/who-we-are/",
  "https://www.canada.ca/en/financial-consumer-agency/services/industry/forms-guides/mandatory-reporting-guide-ecb/ecb-complaints-aggregate-report-guide.html",
  "https://www.obsi.ca/en/how-we-work/reconsiderations-and-complaints-about-obsi",
];

it("the French service pages send readers to the French pages of Canadian bodies", () => {
  const sources = servicePages.flatMap(({ key }) => sourcesOf(key, ["canada"], "fr-CA"));
  expect(sources.filter(({ url }) => englishPage.test(url))).toEqual([]);
  const english = servicePages.flatMap(({ key }) => sourcesOf(key, ["canada"], "en"));
  expect(english.filter(({ language }) => language !== "en")).toEqual([]);
});

it("the French articles cite the French pages of Canadian bodies where there are any", () => {
  const articles = seededTexts().list("article", "fr-CA");
  const cited = articles.flatMap(({ head }) => head.sources.map(({ url }) => url));
  expect(new Set(cited.filter((url) => englishPage.test(url)))).toEqual(new Set(onlyEnglish));
});
