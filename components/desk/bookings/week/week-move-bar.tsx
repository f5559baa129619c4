"use client";

import { useLocale, useTranslations } from "next-intl";

import { MoveBar } from "@/components/desk/record/move-bar";
import type { Rule } from "@/lib/availability/explain";
import { formatMomentShort } from "@/lib/platform/time/format";

import type { CarriedEvent } from "./calendar-event";

type Props = {
  readonly moving: { readonly event: CarriedEvent; readonly start: number; readonly rule: Rule | null } | null;
  readonly isPutDown: boolean;
  readonly zone: string;
  /** The adviser whose calendar is shown, so that a person who hears the page knows where the appointment goes. */
  readonly adviser: string;
};

const keys = [
  ["↑ ↓", "quarter"],
  ["← →", "day"],
  ["A", "adviser"],
  ["Enter", "putDown"],
  ["Esc", "putBack"],
] as const;

/** Shows the new time of an appointment while staff move it. */
export function WeekMoveBar({ moving, isPutDown, zone, adviser }: Props) {
  const t = useTranslations("week");
  const reader = { locale: useLocale(), zone };
  const when = (instant: number) => formatMomentShort(instant, reader);
  return (
    <MoveBar
      id="move-state"
      text={
        moving ? (
          <>
            <b>{t("moving", { name: moving.event.title })}</b>{" "}
            {t("fromTo", { from: when(moving.event.start), to: t("at", { time: when(moving.start), adviser }) })}{" "}
            {moving.rule === null ? t("free") : t(`rules.${moving.rule}`)}
          </>
        ) : undefined
      }
      keys={isPutDown ? [] : keys.map(([key, label]) => [key, t(`keys.${label}`)])}
    />
  );
}
