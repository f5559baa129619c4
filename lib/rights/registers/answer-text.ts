import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDate } from "@/lib/platform/time/format";

import type { RequestKind } from "./registers";

type Answered = {
  readonly receivedOn: Day;
  /** What a data request asks for. Undefined for a complaint. */
  readonly kind?: RequestKind;
  /** The places to which the person can go with a complaint. */
  readonly places?: readonly string[];
};

/**
 * The text with which staff begin an answer: it names the day and what was asked. The parts that staff
 * still have to write are in square brackets, and an answer with such a part is refused.
 */
export function answerText({ receivedOn, kind, places = [] }: Answered, locale: Locale): string {
  const t = translatorFor(locale, "registers.answerText");
  const day = formatCalendarDate(receivedOn, locale);
  const about = kind === undefined ? t("complaint", { day }) : t("request", { day, kind: t(`kinds.${kind}`) });
  const next =
    kind === undefined
      ? places.length > 0
        ? t("goTo", { places: new Intl.ListFormat(locale, { type: "disjunction" }).format(places) })
        : t("goOn")
      : t("authority");
  return [about, `[${t("answer")}]`, next].join("\n\n");
}

/** Whether a text has a part in square brackets, which staff have not written yet. */
export const hasOpenPart = (text: string) => /\[[^[\]\n]{10,500}\]/.test(text);
