import { locales } from "@/lib/platform/i18n/locales";
import { findRoute } from "@/lib/platform/i18n/routes";
import { piecesOf } from "@/lib/site/linked-text";

import { questionsIn } from "./questions";

const idsIn = (locale: (typeof locales)[number]) =>
  questionsIn(locale).topics.map(({ id, questions }) => [id, questions.map((each) => each.id)]);

it("asks the same questions in the same order in every language", () => {
  for (const locale of locales) expect(idsIn(locale)).toEqual(idsIn("en"));
});

it("gives each question an address of its own", () => {
  const ids = idsIn("en").flat(2);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(locales)("the answers in %s", (locale) => {
  const answers = questionsIn(locale).topics.flatMap(({ questions }) => questions);

  it("have the firm's own rules filled in", () => {
    expect(answers.filter(({ answer }) => /[{}]/.test(answer))).toEqual([]);
    expect(answers.find(({ id }) => id === "change-cancel")?.answer).toContain("12");
  });

  it("lead only to pages that exist, and to telephones", () => {
    const awaited = ["/services", "/booking/find"];
    const hrefs = answers.flatMap(({ answer }) => piecesOf(answer).flatMap(({ href }) => href ?? []));
    expect(hrefs.filter((href) => !/^tel:\+\d{10,15}$/.test(href) && !awaited.includes(href) && !findRoute(href)?.isIndexed)).toEqual([]);
  });
});
