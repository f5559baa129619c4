"use server";

import { defaultLocale } from "@/lib/platform/i18n/locales";
import { staffAction } from "@/lib/platform/web/staff-action";

import { addNamedText } from "../commands/add-named";
import { discardDraft } from "../commands/drafts";
import { moveText as move, placeQuestion as place } from "../commands/order";
import { publishChanges as publish } from "../commands/publish-changes";
import { saveLanguages as save } from "../commands/save-languages";
import {
  movedText,
  newQuestion,
  newTopic,
  placedQuestion,
  publishedDrafts,
  readQuestion,
  readTopic,
  savedQuestion,
  savedTopic,
  seenDraft,
} from "../schema";

/** What every action on texts shares. */
const shared = { needs: "content.change", limit: "staffAction", refreshes: ["texts"] } as const;
const page = "/dashboard/content/questions";

export const addTopic = staffAction({
  ...shared,
  name: "content.add-topic",
  schema: newTopic,
  run: ({ title }, staff) => addNamedText(staff, { kind: "topic", locale: defaultLocale, title }),
  next: ({ key }) => `${page}?topic=${key}&done=topic`,
});

export const addQuestion = staffAction({
  ...shared,
  name: "content.add-question",
  schema: newQuestion,
  run: ({ topicId, title }, staff) => addNamedText(staff, { kind: "question", locale: defaultLocale, title, topicId }),
  next: ({ key }) => `${page}?question=${key}&done=added`,
});

/** Stays on the page: the form says that the draft is saved. */
export const saveQuestion = staffAction({
  ...shared,
  name: "content.save-question",
  schema: savedQuestion,
  read: readQuestion,
  run: ({ id, version, language: locale, title, body }, staff, { now }) =>
    save(
      staff,
      { id, drafts: [{ locale, version, head: { title }, body, isEmpty: title === "" && body === "" }] },
      now,
    ),
  refusals: { emptied: { field: "title", code: "required" } },
});

export const saveTopic = staffAction({
  ...shared,
  name: "content.save-topic",
  schema: savedTopic,
  read: readTopic,
  run: ({ id, version, title }, staff, { now }) => {
    const drafts = (["en", "de", "fr-CA"] as const).map((locale) => {
      const text = title[locale];
      return { locale, version: version[locale], head: { title: text }, body: "", isEmpty: text === "" };
    });
    return save(staff, { id, drafts }, now);
  },
  refusals: { emptied: { field: "title.en", code: "required" } },
});

export const discardQuestion = staffAction({
  ...shared,
  name: "content.discard-question",
  schema: seenDraft,
  run: ({ id, version, language }, staff) => discardDraft(staff, { id, locale: language, version }),
});

export const moveText = staffAction({
  ...shared,
  name: "content.move-text",
  schema: movedText,
  run: (input, staff) => move(staff, input),
});

export const placeQuestion = staffAction({
  ...shared,
  name: "content.place-question",
  schema: placedQuestion,
  run: (input, staff) => place(staff, input),
});

export const publishQuestions = staffAction({
  ...shared,
  name: "content.publish-questions",
  schema: publishedDrafts,
  run: ({ drafts }, staff, { now }) => publish(staff, drafts, now),
  next: ({ published, refused }) =>
    `${page}?done=${refused === 0 ? "published" : published === 0 ? "none" : "partly"}&count=${published}`,
});
