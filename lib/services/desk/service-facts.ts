import type { Locale } from "@/lib/platform/i18n/locales";

import type { ServiceCategory } from "../offer";

/** The icons that a service can have, from `public/icons.svg`. */
export const serviceIcons = ["crypto", "fraud", "scam", "regulator", "search", "phone"] as const;

export const serviceCategories = ["recovery", "consultation", "investigation"] as const satisfies ServiceCategory[];

/** What staff edit of a service, apart from its prices. */
export type ServiceFacts = {
  readonly name: Texts;
  readonly description: Texts;
  readonly category: ServiceCategory;
  readonly icon: string;
  readonly minutes: number;
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  readonly slotGridMinutes: number;
  readonly minNoticeMinutes: number;
  readonly horizonDays: number;
  readonly isActive: boolean;
  readonly availableForNewClients: boolean;
  /** Other names of the service in links. */
  readonly aliases: readonly string[];
  /** The advisers who offer the service. */
  readonly adviserIds: readonly string[];
};

/** A text in each language. It is empty if it has not been written yet. */
type Texts = Readonly<Record<Locale, string>>;

/** The columns of `services` that staff edit. */
export const editedColumns = [
  "category",
  "icon",
  "minutes",
  "bufferBeforeMinutes",
  "bufferAfterMinutes",
  "slotGridMinutes",
  "minNoticeMinutes",
  "horizonDays",
  "isActive",
  "availableForNewClients",
] as const satisfies readonly (keyof ServiceFacts)[];

/** The names of the facts that differ, for the audit log. A text is named with its language, as in "name.de". */
export function changedFacts(before: ServiceFacts, after: ServiceFacts): readonly string[] {
  const texts = (["name", "description"] as const).flatMap((kind) =>
    (Object.keys(after[kind]) as Locale[])
      .filter((locale) => before[kind][locale] !== after[kind][locale])
      .map((locale) => `${kind}.${locale}`),
  );
  const sets = (["aliases", "adviserIds"] as const).filter(
    (name) => before[name].toSorted().join() !== after[name].toSorted().join(),
  );
  return [...texts, ...editedColumns.filter((name) => before[name] !== after[name]), ...sets];
}
