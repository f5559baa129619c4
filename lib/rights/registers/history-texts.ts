import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { isDay } from "@/lib/platform/time/day";
import { formatCalendarDay, formatMoment } from "@/lib/platform/time/format";

import type { RegisterEvent } from "./queries/register-parts";

const eventKeys = {
  registered: "registered",
  "identity-checked": "identityChecked",
  extended: "extended",
  "receipt-corrected": "receiptCorrected",
  linked: "linked",
  mistaken: "mistaken",
  "data-erased": "dataErased",
  answered: "answered",
  refused: "refused",
  withdrawn: "withdrawn",
  assigned: "assigned",
  acknowledged: "acknowledged",
  closed: "closed",
} as const;

/**
 * Returns the history of a data request or complaint as texts: each event, its time and the staff member who caused it.
 */
export function registerHistoryTexts(
  events: readonly RegisterEvent[],
  { locale, zone }: { readonly locale: Locale; readonly zone: string },
) {
  const t = translatorFor(locale, "registers.events");
  return events.map(({ id, at, action, by, details }) => {
    const name = action.split(".")[1] ?? "";
    const key = name in eventKeys ? eventKeys[name as keyof typeof eventKeys] : "other";
    const when = formatMoment(at.getTime(), { locale, zone });
    const dayIn = (value: unknown) => (isDay(value) ? formatCalendarDay(value, locale) : "");
    const days = { day: dayIn(details.dueOn), from: dayIn(details.from), to: dayIn(details.to) };
    return { key: id, text: t(key, days), note: by === null ? when : t("by", { when, name: by }) };
  });
}
