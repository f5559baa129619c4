import type { Locale } from "@/lib/platform/i18n/locales";

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** A day (YYYY-MM-DD) with its month in words, so that nobody can mistake it. */
export function dayText(day: string, locale: Locale): string {
  // A format takes longer to make than to use, and a table has thousands of days.
  const known = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  formats.set(locale, known);
  return known.format(new Date(`${day}T00:00:00Z`));
}
