import { useLocale, useTranslations } from "next-intl";

import { isDay } from "@/lib/platform/time/day";
import { formatCalendarDate } from "@/lib/platform/time/format";
import type { LineName, SetupLine } from "@/lib/site/setup/lines";

/** The lines that hide something from visitors, and those whose content visitors see although it is not settled. */
const hidden = [
  "addresses",
  "registers",
  "hours",
  "services",
  "adviser",
  "weekly-hours",
  "payment-terms",
  "bank",
  "texts",
  "claims",
] as const;
const shown = ["phone", "legal"] as const;
const declinable = ["bank", "claims"] as const;
const waiting = ["administrators", "payment-terms", "bank", "claims", "legal"] as const;
const later = ["weekly-hours", "test-booking"] as const;

const isIn = <Name extends LineName>(names: readonly Name[], name: LineName): name is Name =>
  (names as readonly LineName[]).includes(name);

/** The texts of one line, with its values and its days filled in. */
export function useLineTexts({ name, state, detail, values }: SetupLine) {
  const t = useTranslations("setup");
  const tProse = useTranslations("pages.legal");
  const locale = useLocale();
  const { day } = values;
  const filled = {
    ...values,
    detail,
    mark: tProse("counsel"),
    ...(isDay(day) ? { day: formatCalendarDate(day, locale) } : {}),
  };
  return {
    title: t(`lines.${name}.title`),
    done:
      state === "declined" && isIn(declinable, name)
        ? t(`lines.${name}.declined`, filled)
        : t(`lines.${name}.done`, filled),
    missing: t(`lines.${name}.missing`, filled),
    visitors: isIn(hidden, name)
      ? { isHidden: true, text: t("hidden", { what: t(`lines.${name}.hidden`, filled) }) }
      : isIn(shown, name)
        ? { isHidden: false, text: t("shown", { what: t(`lines.${name}.shown`, filled) }) }
        : undefined,
    act: t(`lines.${name}.act`),
    note:
      state === "waiting" && isIn(waiting, name)
        ? t(`lines.${name}.waits`)
        : state === "later" && isIn(later, name)
          ? t(`lines.${name}.after`)
          : undefined,
    decline: isIn(declinable, name) ? t(`lines.${name}.decline`) : undefined,
  };
}
