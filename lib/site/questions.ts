import { z } from "zod";

import { meetingWays } from "@/lib/firm/meeting";
import { profile } from "@/lib/firm/profile";
import type { Firm } from "@/lib/firm/settings";
import { statedModes } from "@/lib/firm/stated-facts";
import { purposeOfPrice, waysToPay } from "@/lib/money/account/ways-to-pay";
import type { Locale } from "@/lib/platform/i18n/locales";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import de from "./questions/de.json";
import en from "./questions/en.json";
import frCA from "./questions/fr-CA.json";
import uk from "./questions/uk.json";

/** Anchors are part of public URLs, so they must stay the same when a question is reworded. */
const anchor = z.string().regex(/^[a-z][a-z0-9-]*$/);
const questionSchema = z.object({ id: anchor, question: z.string().min(1), answer: z.string().min(1) }).strict();

export const questionsSchema = z
  .object({
    updated: z.custom<Day>(isDay),
    topics: z.array(
      z.object({ id: anchor, title: z.string().min(1), questions: z.array(questionSchema).min(1) }).strict(),
    ),
  })
  .strict();

export type Question = z.infer<typeof questionSchema>;

const files: Readonly<Record<Locale, unknown>> = { en, de, "fr-CA": frCA };

/** The day on which the answers last changed. */
export function questionsUpdated(locale: Locale): Day {
  return questionsSchema.parse(files[locale]).updated;
}

type QuestionFacts = Pick<Firm, "bank" | "confirmedOn" | "meetingModes" | "paymentText" | "visitingAddress">;

/** The questions by topic, with the firm's rules and facts filled in. Answers may contain links: `[text](URL)`. */
export function questionsIn(locale: Locale, firm: QuestionFacts) {
  const modes = statedModes(firm);
  const facts = {
    hours: String(profile().cancellation.onlineNoticeMinutes / 60),
    meeting: meetingWays(modes.length > 0 ? modes : ["phone"], locale),
    payment: `${[waysToPay(locale, firm), purposeOfPrice(locale)].filter(Boolean).join(" ")} `,
  };
  const own = ownAnswers(locale);
  const filledIn = (question: Question): Question => ({
    ...question,
    answer: Object.entries(facts).reduce(
      (answer, [name, fact]) => answer.replaceAll(`{${name}}`, fact),
      own[question.id] ?? question.answer,
    ),
  });
  return questionsSchema
    .parse(files[locale])
    .topics.map((topic) => ({ ...topic, questions: topic.questions.map(filledIn) }));
}

/** Answers that name the authorities and help numbers of the firm's country instead of Canada's, by question. */
function ownAnswers(locale: Locale): Readonly<Record<string, string>> {
  return profile().id === "uk" && locale !== "fr-CA" ? uk[locale] : {};
}
