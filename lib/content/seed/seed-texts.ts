import type { Locale } from "@/lib/platform/i18n/locales";
import type { Day } from "@/lib/platform/time/day";

import type { TextKind } from "../kinds";

/** A text that comes with the product, in one language. */
export type SeedVersion = {
  readonly locale: Locale;
  readonly head: object;
  readonly body: string;
  readonly publishedOn: Day;
  readonly updatedOn: Day;
};

export type SeedText = {
  readonly kind: TextKind;
  readonly key: string;
  /** The key of a question's topic. */
  readonly topic?: string;
  readonly position: number;
  /** Increased when the product changes the text in any language. */
  readonly version: number;
  readonly versions: readonly SeedVersion[];
};
