import { useLocale, useTranslations } from "next-intl";

import type { OperationsLine } from "@/lib/operations/lines";
import type { LineName } from "@/lib/operations/rules";
import { isDay } from "@/lib/platform/time/day";
import { formatCalendarDate, formatMoment } from "@/lib/platform/time/format";

/** The lines that have a page on which an administrator can act. */
const withAct = ["jobs", "mail", "outbox", "backup", "audit", "anchors", "calendars"] as const;
const hasAct = (name: LineName): name is (typeof withAct)[number] => (withAct as readonly LineName[]).includes(name);

/** The texts of one line, with its values and its times filled in. */
export function useLineTexts({ name, detail, values = {} }: OperationsLine, zone: string) {
  const t = useTranslations("operations");
  const locale = useLocale();
  const written = (value: string | number | Date | null) => {
    if (value === null) return "none";
    if (value instanceof Date) return formatMoment(value.getTime(), { locale, zone });
    return isDay(value) ? formatCalendarDate(value, locale) : value;
  };
  const filled = {
    ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, written(value)])),
    detail,
  };
  const isUnread = detail === "unread";
  return {
    title: t(`lines.${name}.title`),
    now: isUnread ? t("unread") : t(`lines.${name}.now`, filled),
    todo: isUnread ? t("unreadTodo") : t(`lines.${name}.todo`, filled),
    act: hasAct(name) ? t(`lines.${name}.act`, filled) : undefined,
  };
}
