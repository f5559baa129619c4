import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";

import type { Texts } from "./placeholders";

/** What staff edit of a template. A text that is not written is "". */
export type TemplateFacts = {
  readonly name: Texts;
  readonly text: Texts;
  /** The id of the service that the template is about. Null if it suits every topic. */
  readonly serviceId: string | null;
  /** Whether a reply that begins with the template says that the firm cannot help. */
  readonly endsContact: boolean;
};

export type ReplyTemplate = {
  readonly id: string;
  readonly version: number;
  readonly retiredAt: Date | null;
  readonly facts: TemplateFacts;
  /** The slug of the service that the template is about. */
  readonly topic: string | null;
};

/** A service that a template can be about. */
export type Topic = { readonly id: string; readonly slug: string; readonly name: string };

/** What a staff member did to a template. */
export type TemplateEvent = {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly by: string | null;
  readonly details: Readonly<Record<string, unknown>>;
};

/** The name in the reader's language, or in another one. */
export function templateName({ name }: Pick<TemplateFacts, "name">, locale: Locale): string {
  return name[locale] || (locales.map((each) => name[each]).find((each) => each !== "") ?? "");
}

/** The languages in which the template has no text. */
export function missingLanguages({ text }: Pick<TemplateFacts, "text">): readonly Locale[] {
  return locales.filter((locale) => text[locale] === "");
}

/** The names of the facts that differ, for the audit log. A text is named with its language, as in "text.de". */
export function changedFacts(before: TemplateFacts, after: TemplateFacts): readonly string[] {
  const texts = (["name", "text"] as const).flatMap((kind) =>
    locales.filter((locale) => before[kind][locale] !== after[kind][locale]).map((locale) => `${kind}.${locale}`),
  );
  return [...texts, ...(["serviceId", "endsContact"] as const).filter((name) => before[name] !== after[name])];
}

/** Templates for a reply, first those about its topic, then those for every topic, then the others. */
export function byTopic(templates: readonly ReplyTemplate[], topic: string | null) {
  return {
    about: templates.filter((each) => each.topic !== null && each.topic === topic),
    every: templates.filter((each) => each.topic === null),
    other: templates.filter((each) => each.topic !== null && each.topic !== topic),
  };
}
