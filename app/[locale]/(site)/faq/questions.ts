import { z } from "zod";

import { profile } from "@/lib/firm/profile";
import type { Locale } from "@/lib/platform/i18n/locales";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import de from "./questions/de.json";
import en from "./questions/en.json";
import frCA from "./questions/fr-CA.json";

/** Parts of an address: they outlive every rewording. */
const anchor = z.string().regex(/^[a-z][a-z0-9-]*$/);
const questionSchema = z.object({ id: anchor, question: z.string().min(1), answer: z.string().min(1) }).strict();

export const questionsSchema = z
  .object({
    updated: z.custom<Day>(isDay),
    topics: z.array(z.object({ id: anchor, title: z.string().min(1), questions: z.array(questionSchema).min(1) }).strict()),
  })
  .strict();

export type Question = z.infer<typeof questionSchema>;

const files: Readonly<Record<Locale, unknown>> = { en, de, "fr-CA": frCA };

/** The questions by topic, with the firm's own rules filled in. Answers may hold `[text](address)`. */
export function questionsIn(locale: Locale) {
  const { updated, topics } = questionsSchema.parse(files[locale]);
  return { updated, topics: topics.map((topic) => ({ ...topic, questions: topic.questions.map(filledIn) })) };
}

function filledIn(question: Question): Question {
  const hours = profile().cancellation.onlineNoticeMinutes / 60;
  return { ...question, answer: question.answer.replaceAll("{hours}", String(hours)) };
}
