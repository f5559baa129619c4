import type { useTranslations } from "next-intl";

import { clientTimeText, rangeText } from "@/lib/booking/clock-texts";
import type { MovePlan } from "@/lib/booking/change/move-check";
import { lacksEarlyStart } from "@/lib/booking/change/withdrawal";
import { formatMomentShort, formatTime } from "@/lib/platform/time/format";
import type { Reader } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";

import type { MoveQuestion } from "./move-panel";

type Setting = {
  readonly t: ReturnType<typeof useTranslations<"week">>;
  readonly tDashboard: ReturnType<typeof useTranslations<"dashboard">>;
  readonly reader: Reader;
  readonly languages: Intl.DisplayNames;
  readonly backHref: string;
  hrefOf(start: Instant): string;
};

const shownAlternatives = 3;

/** Formats the question whether to move the appointment to the chosen time. Undefined if no time is chosen yet. */
export function toMoveQuestion(
  plan: MovePlan,
  { t, tDashboard, reader, languages, backHref, hrefOf }: Setting,
): MoveQuestion | undefined {
  const { booking, adviser, target, isMovable, lastChange, meetingsThatDay, free } = plan;
  if (!target) return undefined;
  const from = { start: booking.startsAt.getTime(), end: booking.endsAt.getTime() };
  const isFree = isMovable && target.rules.length === 0;
  return {
    reference: booking.reference,
    version: booking.version,
    adviserId: adviser.id,
    startTime: new Date(target.start).toISOString(),
    facts: [
      { term: t("panel.from"), value: rangeText(from, reader) },
      { term: t("panel.to"), value: rangeText(target, reader) },
      {
        term: t("panel.client"),
        value: clientTimeText(target.start, booking.zone, reader) ?? t("panel.sameTime"),
      },
      {
        term: t("panel.adviser"),
        value:
          adviser.id === booking.adviserId
            ? t("panel.unchanged", { adviser: adviser.name })
            : t("panel.changed", { adviser: adviser.name, former: booking.adviser.name }),
      },
      ...(isFree
        ? [
            {
              term: t("panel.checked"),
              value: t("panel.checkedFree", { count: meetingsThatDay.count, cap: meetingsThatDay.cap }),
            },
          ]
        : []),
    ],
    isFree,
    compared: {
      facts: [
        { term: t("panel.time"), value: rangeText(from, reader) },
        { term: t("panel.adviser"), value: booking.adviser.name },
        { term: t("panel.status"), value: tDashboard(`status.${booking.status}`) },
      ],
      texts: {
        caption: t("panel.changes"),
        what: t("panel.what"),
        before: t("panel.before"),
        now: t("panel.now"),
      },
    },
    others: isMovable
      ? free
          .slice(0, shownAlternatives)
          .map(({ start }) => ({ href: hrefOf(start), label: formatMomentShort(start, reader) }))
      : [],
    hasEmail: booking.hasEmail,
    asksEarlyStart: target.start !== from.start && lacksEarlyStart(booking, target.start),
    language: languages.of(booking.locale) ?? booking.locale,
    lastChange:
      lastChange &&
      t("panel.lastChange", {
        by: lastChange.by ?? t("panel.byClient"),
        time: formatTime(lastChange.at, reader),
      }),
    backHref,
  };
}
