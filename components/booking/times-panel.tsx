"use client";

import { useEffect, useRef } from "react";
import { useTranslations } from "next-intl";

import { EmptyState } from "@/components/ui/empty-state";

import type { TimesView } from "./calendar-view";
import type { Reach } from "./contact-links";
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
};

/** The times of the chosen day, or why there are none to show. */
export function TimesPanel({ times, travel, reach }: Props) {
  const t = useTranslations("booking.date");
  const panel = useRef<HTMLDivElement>(null);
  const { awaited } = travel;
  const isLoading = travel.pending !== null;

  useEffect(() => {
    if (isLoading || times.day === null || awaited.current !== times.day) return;
    awaited.current = null;
    focusTimes(panel.current);
  }, [isLoading, times, awaited]);

  if (isLoading) return <TimesSkeleton text={t(travel.pending === "day" ? "loadingTimes" : "loadingMonth")} />;
  return (
    <div ref={panel} id="times" className="times">
      <h3 className="times-title" tabIndex={-1}>
        {times.title}
      </h3>
      <TimesBody times={times} travel={travel} />
      {times.state === "slots" ? <NoneSuit reach={reach} next={times.next} travel={travel} /> : null}
    </div>
  );
}

function TimesBody({ times, travel }: Pick<Props, "times" | "travel">) {
  const t = useTranslations("booking.date");
  switch (times.state) {
    case "slots":
      return <SlotList slots={times.slots} label={times.groupLabel} chosen={times.chosen} />;
    case "empty":
      return (
        <EmptyState title={times.heading} action={<NextFreeLink next={times.next} travel={travel} />}>
          {times.text}
        </EmptyState>
      );
    case "failed":
      return <TimesFailed onRetry={(href) => (times.day === null ? travel.toMonth(href) : travel.toDay(href, times.day))} retryHref={times.retryHref} />;
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
  const target = [...radios].find(({ checked }) => checked) ?? radios[0] ?? panel?.querySelector<HTMLElement>(".times-title");
  target?.focus();
}
