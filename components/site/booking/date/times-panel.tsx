"use client";

import clsx from "clsx";
import { useEffect, useRef } from "react";
import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { FieldError } from "@/components/ui/field";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";

import type { ContactDetails } from "@/components/site/parts/contact-links";
import { CalendarLink } from "./calendar-link";
import { NextFreeLink, OtherTimes } from "./next-free-link";
import { SlotList } from "./slot-list";
import type { TimesView } from "./times-view";
import type { CalendarNavigation } from "./use-calendar-navigation";

type Props = {
  readonly times: TimesView;
  readonly navigation: CalendarNavigation;
  readonly contact: ContactDetails;
  /** The error if the form was sent without a time. */
  readonly error: string | undefined;
  readonly onPick: (startTime: string) => void;
};

/** The times of the chosen day, or the reason why there are none. */
export function TimesPanel({ times, navigation, contact, error, onPick }: Props) {
  const t = useTranslations("booking.date");
  const panel = useRef<HTMLDivElement>(null);
  const { consumeArrival } = navigation;
  const isLoading = navigation.pending !== null;

  useEffect(() => {
    if (!isLoading && consumeArrival(times.day)) focusTimes(panel.current);
  }, [isLoading, times, consumeArrival]);

  if (isLoading) return <TimesSkeleton text={t(navigation.pending === "day" ? "loadingTimes" : "loadingMonth")} />;
  return (
    <div ref={panel} id="times" className={clsx("times", error !== undefined && "is-invalid")} tabIndex={-1}>
      <h3 className="times-title" tabIndex={-1}>
        {times.title}
      </h3>
      <TimesBody times={times} navigation={navigation} error={error} onPick={onPick} />
      {times.state === "slots" ? <OtherTimes contact={contact} next={times.next} navigation={navigation} /> : null}
    </div>
  );
}

function TimesBody({ times, navigation, error, onPick }: Omit<Props, "contact">) {
  const t = useTranslations("booking.date");
  const tErrors = useTranslations("booking.errors");
  switch (times.state) {
    case "slots":
      return (
        <SlotList
          key={times.day}
          groups={times.groups}
          label={times.groupLabel}
          chosen={times.chosen}
          error={error}
          onPick={onPick}
        />
      );
    case "empty":
      return (
        <EmptyState
          icon="clock"
          title={times.heading}
          action={<NextFreeLink next={times.next} navigation={navigation} />}
        />
      );
    case "failed":
      return (
        <Alert tone="bad" title={t("errorTitle")}>
          <p>{t("errorText")}</p>
          <p>
            <CalendarLink
              href={times.retryHref}
              onNavigate={(href) => (times.day === null ? navigation.toMonth(href) : navigation.toDay(href, times.day))}
            >
              {t("retry")}
            </CalendarLink>
          </p>
        </Alert>
      );
    case "unchosen":
      return (
        <div className="grid gap-8">
          <FieldError id="times" message={error} prefix={tErrors("fieldPrefix")} />
          <p className="soft">{t("chooseDay")}</p>
          <NextFreeLink next={times.next} navigation={navigation} />
        </div>
      );
  }
}

/** A placeholder while the times are loading. Without its text, the day would seem to have no times. */
function TimesSkeleton({ text }: { readonly text: string }) {
  return (
    <div className="times" aria-busy="true">
      <p className="times-title" role="status">
        {text}
      </p>
      <div className="slots" aria-hidden="true">
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} height="control" />
        ))}
      </div>
    </div>
  );
}

/** Focuses the chosen time, otherwise the first free time, otherwise the heading. */
function focusTimes(panel: HTMLElement | null): void {
  const radios = panel?.querySelectorAll<HTMLInputElement>("input[type=radio]:not(:disabled)") ?? [];
  const target =
    [...radios].find(({ checked }) => checked) ?? radios[0] ?? panel?.querySelector<HTMLElement>(".times-title");
  target?.focus();
}
