import type { getTranslations } from "next-intl/server";

import { OrderButtons } from "@/components/desk/list/order-buttons";
import type { DeskEntry } from "@/lib/content/desk/desk-text";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { localeNames } from "@/lib/platform/i18n/locales";

import type { BoardQuestion } from "./carry";

type Translator = Awaited<ReturnType<typeof getTranslations<"staffContent.questions">>>;

type Shown = {
  readonly t: Translator;
  /** Moves a question one place. Undefined if the order cannot be changed. */
  readonly move: FormAction | undefined;
};

/** The question as the board shows it, with the state of its languages in words. */
export function toBoardQuestion(
  { id, key, topicId, version, title, languages }: DeskEntry,
  { t, move }: Shown,
): BoardQuestion {
  const published = languages.filter(({ word }) => word === "published").length;
  const others = languages
    .filter(({ word }) => word !== "published")
    .map(({ word, locale }) => t(`states.${word}`, { language: localeNames[locale] }));
  const state = [...(published > 0 ? [t("states.published", { count: published })] : []), ...others].join("; ");
  const buttons = move && <OrderButtons move={move} values={{ id, version: String(version) }} name={title} />;
  return { id, key, topicId: topicId ?? "", version, title, state, buttons };
}
