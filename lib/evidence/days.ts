import type { Locale } from "@/lib/platform/i18n/locales";

import { dayText } from "./day-text";
import { amountText } from "./fact-texts";
import type { Work } from "./work";

/** One line of what happened. `day` is YYYY-MM-DD. */
export type DayLine = {
  readonly day: string;
  /** The day in words. A day that the visitor is not sure of begins with the word for "about". */
  readonly when: string;
  readonly what: string;
  /** The place of an added day in the list of added days. Undefined for a payment. */
  readonly added?: number;
};

/** What happened, the earliest first: the ticked payments with a date, and the days that the visitor added. */
export function dayLines(
  { payments, days }: Pick<Work, "payments" | "days">,
  about: string,
  locale: Locale,
): DayLine[] {
  const paid = payments.flatMap(({ isTicked, transfer }): DayLine[] => {
    if (!isTicked || transfer.date === null) return [];
    const what = [amountText(transfer, locale), transfer.to?.name].filter(Boolean).join(", ");
    return [{ day: transfer.date, when: dayText(transfer.date, locale), what }];
  });
  const added = days.map(({ day, isRough, text }, at): DayLine => {
    const when = dayText(day, locale);
    return { day, when: isRough ? `${about} ${when}` : when, what: text, added: at };
  });
  return [...added, ...paid].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}
