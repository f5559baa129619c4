"use client";

import { useTranslations } from "next-intl";

import { MoveBar } from "@/components/desk/record/move-bar";
import { Button } from "@/components/ui/button";

type Props = {
  /** The picked up question with its place. Places begin at 1. */
  readonly carried:
    | {
        readonly title: string;
        readonly topic: string;
        readonly place: number;
        readonly count: number;
        readonly from: number;
      }
    | undefined;
  /** What the last move did, while nothing is picked up. */
  readonly last: string;
  /** While the pointer drags the question, the bar would push the rows away from the pointer. */
  readonly isDragged: boolean;
  readonly putDown: () => void;
  readonly putBack: () => void;
};

const keys = [
  ["↑ ↓", "move"],
  ["T", "topic"],
  ["Enter", "putDown"],
  ["Esc", "putBack"],
] as const;

/** Shows the place of a question while staff move it. Screen readers announce each step. */
export function CarryBar({ carried, last, isDragged, putDown, putBack }: Props) {
  const t = useTranslations("questionBoard");
  const isShown = carried !== undefined && !isDragged;
  return (
    <>
      <MoveBar
        id="carry-state"
        text={
          isShown ? (
            <>
              <b>{t("carried", { title: carried.title })}</b> {t("place", carried)}
            </>
          ) : undefined
        }
        keys={keys.map(([key, label]) => [key, t(`keys.${label}`)])}
      >
        <div className="page-actions">
          <Button variant="secondary" onClick={putDown}>
            {t("putDown")}
          </Button>
          <Button variant="text" onClick={putBack}>
            {t("putBack", { place: carried?.from ?? 1 })}
          </Button>
        </div>
      </MoveBar>
      <p role="status" className="vh">
        {carried ? "" : last}
      </p>
    </>
  );
}
