import { z } from "zod";

import { firm } from "@/lib/firm/settings-snapshot";
import { isRead } from "@/lib/firm/stated-facts";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { defaultLocale, locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { toDeskEntry } from "../desk/desk-text";
import { changesOf } from "../desk/text-change";
import type { DeskTopic } from "../desk/text-change";
import { listDeskTexts } from "../queries/desk-texts";
import { listNames } from "../queries/names";

/** The query of the page of questions: the shown topic, the open question and language, and what the last act did. */
export const questionQuery = z.object({
  topic: z.string().max(80).optional(),
  question: z.string().max(80).optional(),
  language: z.enum(locales).default(defaultLocale),
  done: z.enum(["added", "topic", "published", "partly", "none"]).optional(),
  count: z.coerce.number().int().min(0).max(999).default(0),
});

type Reader = { readonly locale: Locale; readonly now: Instant };

/** Loads the topics and questions, what is not published of them, and what can be restored. */
export async function loadQuestions(staff: Staff, { locale, now }: Reader) {
  const [rows, names] = await Promise.all([listDeskTexts(["topic", "question"], now), listNames()]);
  const reader = { locale, now, isRead: isRead(firm(), "questions") };
  const entries = rows.map((row) => toDeskEntry(row, reader));
  const kept = entries.filter(({ deletedAt }) => deletedAt === undefined);
  const topics = kept
    .filter(({ kind }) => kind === "topic")
    .map((topic): DeskTopic => ({ ...topic, questions: kept.filter(({ topicId }) => topicId === topic.id) }));
  const context = { ...names, today: dayOf(now, firm().zone) };
  return {
    topics,
    changes: topics.flatMap((topic) => [topic, ...topic.questions].flatMap((entry) => changesOf(entry, context))),
    deleted: entries.filter(({ deletedAt }) => deletedAt !== undefined),
    mayChange: isAllowed(staff.role, "content.change"),
  };
}
