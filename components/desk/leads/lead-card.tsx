"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { KeyboardEvent, RefObject } from "react";

import { WaitingTime } from "@/components/desk/record/waiting-time";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { LeadRow } from "@/lib/inquiry/lead-board/lead-row";
import { Link } from "@/lib/platform/i18n/navigation";

import { useCardDrag } from "./use-card-drag";
import type { LeadMove } from "./use-lead-move";

type Props = {
  readonly lead: LeadRow;
  readonly now: number;
  readonly promisedMs: number;
  readonly board: RefObject<HTMLElement | null>;
  /** Undefined for staff who may not move leads. */
  readonly move: LeadMove | undefined;
};

/** One lead on the board: a link to its page, and a button that picks it up. */
export function LeadCard({ lead, now, promisedMs, board, move }: Props) {
  const t = useTranslations("adsLeads");
  const { reference, name, line, clock, owner, knownAs } = lead;
  const isPicked = move?.picked?.lead.reference === reference;
  const drag = useCardDrag({
    board,
    onMove: (stage) => move?.pickUp(lead, stage),
    onDrop: (stage) => move?.drop(lead, stage),
  });
  function onKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== "m" || event.ctrlKey || event.metaKey || event.altKey || !move) return;
    event.preventDefault();
    event.stopPropagation();
    move.pickUp(lead, lead.stage);
  }
  return (
    <li className={clsx("lead-card", isPicked && "is-picked")}>
      <Link
        href={`/dashboard/inbox/${reference}`}
        data-reference={reference}
        {...(move && { ...drag, onKeyDown, "aria-keyshortcuts": "M" })}
      >
        <b>{name}</b>
        <span className="mute">{line}</span>
        <WaitingTime
          since={clock.since}
          until={clock.until ?? now}
          promisedMs={promisedMs}
          isOver={clock.until !== undefined}
          isSmall
        />
        <span className="mute">{owner}</span>
        {knownAs && (
          <span>
            <Badge tone="info">{t(`known.${knownAs}`)}</Badge>
          </span>
        )}
      </Link>
      {move && (
        <button
          type="button"
          className="lead-grip"
          aria-label={t("pickUp", { name })}
          aria-pressed={isPicked}
          onClick={() => (isPicked ? move.putBack() : move.pickUp(lead, lead.stage))}
        >
          <Icon name="grip" size="s" />
        </button>
      )}
    </li>
  );
}
