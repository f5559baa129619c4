import type { ReactNode } from "react";

import type { EditedKind, EditedText } from "@/lib/content/editor/edited-text";
import type { EditedLanguage } from "@/lib/content/editor/languages";
import type { OriginalText } from "@/lib/content/editor/original";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Day } from "@/lib/platform/time/day";

import type { BlockChoices } from "../text-field/block-toolbar";

/** The days of the first and the latest failure of each dead source, by its address. */
export type DeadSources = Readonly<Record<string, { readonly since: Day; readonly on: Day }>>;

export type ArticleEditorProps = {
  readonly id: string;
  /** A legal text has no sources, and its page publishes all languages together. */
  readonly kind: EditedKind;
  readonly articleKey: string;
  readonly language: Locale;
  readonly languages: readonly EditedLanguage[];
  readonly text: EditedText;
  readonly original: OriginalText | undefined;
  readonly choices: BlockChoices;
  readonly deadSources: DeadSources;
  readonly mayChange: boolean;
  readonly zone: string;
  /** The city of the office. */
  readonly place: string;
  readonly previewPath: string;
  readonly actions: Readonly<Record<"save" | "publish", FormAction>>;
  /** What is shown under the text: the versions. */
  readonly children?: ReactNode;
};
