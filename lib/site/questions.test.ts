import { initialFacts } from "@/lib/firm/settings-initial";
import { locales } from "@/lib/platform/i18n/locales";
import { findRoute } from "@/lib/platform/i18n/routes";

import { seededTexts } from "@/lib/testing/seeded-texts";

import { piecesOf } from "./linked-text";
import { questionsIn } from "./questions";

const firm = initialFacts();
const texts = seededTexts();

const idsIn = (locale: (typeof locales)[number]) =>
  questionsIn(texts, locale, firm).map(({ id, questions }) => [id, questions.map((each) => each.id)]);

it("every language has the same questions in the same order", () => {
  for (const locale of locales) expect(idsIn(locale)).toEqual(idsIn("en"));
});

it("each question has a unique anchor", () => {
  const ids = idsIn("en").flat(2);
  expect(new Set(ids).size).toBe(ids.length);
});

it("the answers contain the firm's payment text, and name only the meeting modes that the firm offers", () => {
  const words = { en: "Pay by bank transfer.", de: "Zahlen Sie per Überweisung.", "fr-CA": "Payez par virement." };
  const answer = (id: string, changes: Partial<typeof firm>) =>
    questionsIn(texts, "en", { ...firm, ...changes })
      .flatMap(({ questions }) => questions)
      .find((each) => each.id === id)?.answer ?? "";
  expect(answer("how-it-runs", {})).toContain("by phone, by video or in person.");
  expect(answer("how-it-runs", { meetingModes: ["phone"] })).toContain("We meet at the agreed time, by phone.");
  expect(answer("how-to-pay", { paymentText: words })).toContain(
    "Pay by bank transfer. You pay for an appointment. That pays for the hour, not for your money. We never take",
  );
  expect(answer("how-to-pay", { paymentText: null })).toContain("names it again. You pay for an appointment.");
});

describe.each(locales)("the answers in %s", (locale) => {
  const answers = questionsIn(texts, locale, firm).flatMap(({ questions }) => questions);

  it("contain the firm's rules instead of placeholders", () => {
    expect(answers.filter(({ answer }) => /[{}]|:firm/.test(answer))).toEqual([]);
    expect(answers.find(({ id }) => id === "change-cancel")?.answer).toContain("12");
  });

  it("link only to existing pages and to phone numbers", () => {
    const awaited = ["/services", "/booking/find"];
    const hrefs = answers.flatMap(({ answer }) => piecesOf(answer).flatMap(({ href }) => href ?? []));
    expect(
      hrefs.filter((href) => !/^tel:\+\d{10,15}$/.test(href) && !awaited.includes(href) && !findRoute(href)?.isIndexed),
    ).toEqual([]);
  });
});
