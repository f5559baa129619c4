"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";

import { UndoNotice } from "@/components/desk/form/undo-notice";
import { MoveBar } from "@/components/desk/record/move-bar";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { LeadRow } from "@/lib/inquiry/lead-board/lead-row";
import { stages } from "@/lib/inquiry/leads/stages/stage";
import type { LeadStage } from "@/lib/inquiry/leads/stages/stage";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { Link } from "@/lib/platform/i18n/navigation";

import { LeadCard } from "./lead-card";
import { useLeadMove } from "./use-lead-move";

type Props = {
  readonly leads: readonly LeadRow[];
  readonly columns: readonly { readonly stage: LeadStage; readonly count: number; readonly listHref: string }[];
  readonly now: number;
  readonly promisedMs: number;
  readonly mayChange: boolean;
  readonly change: FormAction;
  readonly undo: FormAction;
};

/** The leads from ads in columns by stage. Staff move them by dragging, with the keyboard or with buttons. */
export function LeadBoard({ leads, columns, now, promisedMs, mayChange, change, undo }: Props) {
  const t = useTranslations("adsLeads");
  const isHydrated = useHydrated();
  const board = useRef<HTMLDivElement>(null);
  const move = useLeadMove(change);
  const [opened, setOpened] = useState<LeadStage>();
  const { picked, moved, state } = move;
  const open = opened ?? columns.find(({ count }) => count > 0)?.stage;
  const focusCard = (reference: string) =>
    board.current?.querySelector<HTMLElement>(`[data-reference="${reference}"]`)?.focus();

  // The moved card is a new element in another column, so it gets the focus that the old one had.
  useEffect(() => {
    if (moved && document.activeElement === document.body) focusCard(moved.lead.reference);
  }, [leads, moved]);

  function onKeyDown(event: KeyboardEvent) {
    if (!picked || event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Record<string, () => void> = {
      ArrowLeft: () => move.step(-1),
      ArrowRight: () => move.step(1),
      Enter: move.putDown,
      Escape: () => {
        move.putBack();
        focusCard(picked.lead.reference);
      },
    };
    const run = keys[event.key];
    // In the bar, Enter presses the button that has the focus.
    if (!run || (event.key === "Enter" && event.target instanceof Element && event.target.closest(".move-bar"))) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  }

  return (
    <div className="lead-board-area" onKeyDown={onKeyDown}>
      {state.status === "failed" && !move.isPending && (
        <Alert tone="bad" isLive>
          {[state.message, ...Object.values(state.fields).flat()].join(" ")}
        </Alert>
      )}
      {state.status === "done" && moved && !picked && (
        <UndoNotice
          key={`${moved.lead.reference} ${moved.lead.version}`}
          message={t("moved", { name: moved.lead.name, stage: t(`stages.${moved.to}`) })}
          undo={{ action: undo, values: { reference: moved.lead.reference }, submit: t("undo") }}
        />
      )}
      <MoveBar
        id="lead-move"
        text={
          picked ? (
            <>
              <b>{t("pickedUp", { name: picked.lead.name })}</b>{" "}
              {picked.to === picked.lead.stage
                ? t(`stages.${picked.to}`)
                : t("fromTo", { from: t(`stages.${picked.lead.stage}`), to: t(`stages.${picked.to}`) })}
              {picked.to === "consultation" && !picked.lead.hasBooking && ` ${t("opensBooking")}`}
            </>
          ) : undefined
        }
        keys={[
          ["← →", t("keys.stage")],
          ["Enter", t("keys.putDown")],
          ["Esc", t("keys.putBack")],
        ]}
      >
        <p className="page-actions" role="group" aria-label={t("moveTo")}>
          {picked &&
            stages
              .filter((stage) => stage !== picked.lead.stage)
              .map((stage) => (
                <Button key={stage} variant="secondary" size="sm" onClick={() => move.drop(picked.lead, stage)}>
                  {t(`stages.${stage}`)}
                </Button>
              ))}
          <Button variant="link" size="sm" onClick={move.putBack}>
            {t("keys.putBack")}
          </Button>
        </p>
      </MoveBar>
      <div ref={board} className="lead-board">
        {columns.map(({ stage, count, listHref }) => {
          const cards = leads.filter((lead) => lead.stage === stage);
          const isTarget = picked?.to === stage && picked.lead.stage !== stage;
          return (
            <section
              key={stage}
              data-stage={stage}
              aria-labelledby={`stage-${stage}`}
              className={clsx(isHydrated && stage !== open && !isTarget && "is-shut")}
            >
              <h2 id={`stage-${stage}`}>
                <span>{t(`stages.${stage}`)}</span> <span className="mute num">{count}</span>
              </h2>
              {isHydrated && stage !== open && count > 0 && (
                <button type="button" className="lead-open" onClick={() => setOpened(stage)}>
                  {t("open", { stage: t(`stages.${stage}`) })}
                </button>
              )}
              {isTarget && (
                <p className="lead-target">
                  {t("putHere", { name: picked.lead.name })}
                  <span className="sub">{t(`effects.${stage as (typeof stages)[number]}`)}</span>
                </p>
              )}
              <ul>
                {cards.map((lead) => (
                  <LeadCard
                    key={lead.reference}
                    lead={lead}
                    now={now}
                    promisedMs={promisedMs}
                    board={board}
                    move={mayChange ? move : undefined}
                  />
                ))}
              </ul>
              {count > cards.length && <Link href={listHref}>{t("showAll", { count })}</Link>}
            </section>
          );
        })}
      </div>
    </div>
  );
}
