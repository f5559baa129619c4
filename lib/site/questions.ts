import { answerFacts } from "@/lib/content/rules/answer";
import type { PublishedText, Texts } from "@/lib/content/texts";
import { meetingWays, statedWays } from "@/lib/firm/meeting";
import { profile } from "@/lib/firm/profile";
import type { Firm } from "@/lib/firm/settings";
import { purposeOfPrice, waysToPay } from "@/lib/money/account/ways-to-pay";
import type { Locale } from "@/lib/platform/i18n/locales";

import { shownQuestions } from "./shown-texts";

/** `id` is the anchor of the answer, which is part of a public URL. */
export type Question = { readonly id: string; readonly question: string; readonly answer: string };

export type Topic = { readonly id: string; readonly title: string; readonly questions: readonly Question[] };

type QuestionFacts = Pick<Firm, "bank" | "confirmedOn" | "meetingModes" | "paymentText" | "visitingAddress">;

/**
 * The questions by topic, by default those that visitors may read, with the firm's rules and facts filled in. Topics
 * without questions are left out. Answers may contain links: `[text](URL)`.
 */
export function questionsIn(
  texts: Texts,
  locale: Locale,
  firm: QuestionFacts,
  questions: readonly PublishedText<"question">[] = shownQuestions(texts, locale, firm),
): readonly Topic[] {
  const facts = factsOf(locale, firm);
  return texts
    .list("topic", locale)
    .map(({ key, head }) => ({
      id: key,
      title: head.title,
      questions: questions
        .filter(({ topic }) => topic === key)
        .map((text) => ({ id: text.key, question: text.head.title, answer: filledIn(text.body, facts) })),
    }))
    .filter((topic) => topic.questions.length > 0);
}

type AnswerFacts = Readonly<Record<(typeof answerFacts)[number], string>>;

function factsOf(locale: Locale, firm: QuestionFacts): AnswerFacts {
  return {
    "online-hours": String(profile().cancellation.onlineNoticeMinutes / 60),
    meeting: statedWays(firm, locale) ?? meetingWays(["phone"], locale),
    payment: `${[waysToPay(locale, firm), purposeOfPrice(locale)].filter(Boolean).join(" ")} `,
  };
}

/** An answer as visitors read it, with the facts of the firm. */
export function filledAnswer(answer: string, locale: Locale, firm: QuestionFacts): string {
  return filledIn(answer, factsOf(locale, firm));
}

function filledIn(answer: string, facts: AnswerFacts): string {
  return answerFacts.reduce((filled, name) => filled.replaceAll(`:firm[${name}]`, facts[name]), answer);
}
