"use client";

import { useEffect, useRef } from "react";
import { useTranslations } from "next-intl";

import { EmptyState } from "@/components/ui/empty-state";

import type { TimesView } from "./calendar-view";
import type { Reach } from "../shared/contact-links";
import { NextFreeLink } from "./next-free-link";
import { NoneSuit } from "./none-suit";
import { SlotList } from "./slot-list";
import { TimesFailed } from "./times-failed";
import { TimesSkeleton } from "./times-skeleton";
import type { Travel } from "./use-travel";

type Props = {
  readonly times: TimesView;
  readonly travel: Travel;
  readonly reach: Reach;
  readonly onPick: (startTime: string | null) => void;
};

/** The times of the chosen day, or why there are none to show. */
export function TimesPanel({ times, travel, reach, onPick }: Props) {
  const t = useTranslations("booking.date");
  const panel = useRef<HTMLDivElement>(null);
  const { arriveAt } = travel;
  const isLoading = travel.pending !== null;

  useEffect(() => {
    if (!isLoading && arriveAt(times.day)) focusTimes(panel.current);
  }, [isLoading, times, arriveAt]);

  // Another day's times: what was picked of this one is picked no more.
  useEffect(() => () => onPick(null), [times.day, onPick]);

  if (isLoading) return <TimesSkeleton text={t(travel.pending === "day" ? "loadingTimes" : "loadingMonth")} />;
  return (
    <div ref={panel} id="times" className="times">
      <h3 className="times-title" tabIndex={-1}>
        {times.title}
      </h3>
      <TimesBody times={times} travel={travel} onPick={onPick} />
      {times.state === "slots" ? <NoneSuit reach={reach} next={times.next} travel={travel} /> : null}
    </div>
  );
}

function TimesBody({ times, travel, onPick }: Pick<Props, "times" | "travel" | "onPick">) {
  const t = useTranslations("booking.date");
  switch (times.state) {
    case "slots":
      return <SlotList slots={times.slots} label={times.groupLabel} chosen={times.chosen} onPick={onPick} />;
    case "empty":
      return (
        <EmptyState title={times.heading} action={<NextFreeLink next={times.next} travel={travel} />}>
          {times.text}
        </EmptyState>
      );
    case "failed":
      return (
        <TimesFailed
          retryHref={times.retryHref}
          onRetry={(href) => (times.day === null ? travel.toMonth(href) : travel.toDay(href, times.day))}
        />
      );
    case "unchosen":
      return (
        <div className="grid gap-8">
          <p className="soft">{t("chooseDay")}</p>
          <NextFreeLink next={times.next} travel={travel} />
        </div>
      );
  }
}

/** The chosen time, else the first free one, else the heading that says why there is none. */
function focusTimes(panel: HTMLElement | null): void {
  const radios = panel?.querySelectorAll<HTMLInputElement>("input[type=radio]:not(:disabled)") ?? [];
  const target =
    [...radios].find(({ checked }) => checked) ?? radios[0] ?? panel?.querySelector<HTMLElement>(".times-title");
  target?.focus();
}
