import { useTranslations } from "next-intl";

import type { MovePlan } from "@/lib/booking/change/move-check";
import { explanationTexts } from "@/lib/booking/desk/record-texts";
import type { Locale } from "@/lib/platform/i18n/locales";

import { SlotAnswer } from "../slot-explanation";

type Props = {
  readonly plan: MovePlan;
  readonly reader: { readonly locale: Locale; readonly zone: string };
};

/** The reasons why the appointment cannot move to the requested time. Empty if it can move. */
export function MoveObstacles({ plan: { isMovable, target }, reader }: Props) {
  const t = useTranslations("week.panel");
  if (!isMovable) return <p>{t("notMovable")}</p>;
  return target?.explanation && <SlotAnswer {...explanationTexts(target.explanation, reader)} />;
}
