import { getTranslations } from "next-intl/server";

import type { StaffField } from "@/components/desk/form/staff-form";
import type { Hours } from "@/lib/availability/schedule";
import { weekdayField } from "@/lib/advisers/desk/hours-form";
import type { Week } from "@/lib/advisers/hours";
import type { Locale } from "@/lib/platform/i18n/locales";
import { weekdayNumbers } from "@/lib/platform/parse/field-names";
import type { Day } from "@/lib/platform/time/day";
import { formatMinuteOfDay, weekdayNames } from "@/lib/platform/time/format";

/** A period that the form edits. Without hours, `week` is empty. */
export type EditedHours = { readonly from: Day; readonly to: Day | null; readonly week: Week };

/** The fields of one period of weekly hours: its days, and the times of each weekday. */
export async function hoursFields({ from, to, week }: EditedHours, locale: Locale): Promise<readonly StaffField[]> {
  const t = await getTranslations("adviserDesk.hours");
  const names = weekdayNames(locale);
  return [
    { name: "from", label: t("from"), kind: "date", value: from },
    { name: "to", label: t("to"), hint: t("toHint"), kind: "date", value: to ?? "", isOptional: true },
    ...weekdayNumbers.map((number) => ({
      name: weekdayField(number),
      kind: "spans" as const,
      label: names[number - 1]?.long ?? "",
      value: (week[number - 1] ?? []).map(inTimes).join(" "),
      isOptional: "unmarked" as const,
    })),
  ];
}

/** "09:00-12:00". The end of the day is midnight. */
function inTimes({ opens, closes }: Hours): string {
  return `${formatMinuteOfDay(opens)}-${formatMinuteOfDay(closes % (24 * 60))}`;
}
