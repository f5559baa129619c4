import { getTranslations } from "next-intl/server";

import { FiguresTable } from "@/components/desk/today/figures-table";
import type { FigureRow } from "@/components/desk/today/figures-table";
import { firm } from "@/lib/firm/settings-snapshot";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { utcMidnight } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { formatDayShort, formatTime } from "@/lib/platform/time/format";
import { msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import type { Figure } from "@/lib/reports/figures";
import { loadFigures } from "@/lib/reports/loaders";

/** Formats the figures of the last 30 days, and of the 30 days before, for `FiguresTable`. */
type Props = { readonly staff: Staff; readonly locale: Locale; readonly now: number };

export async function FiguresPart({ staff, locale, now }: Props) {
  const t = await getTranslations("today.figures");
  const tTime = await getTranslations("dashboard.waiting");
  const { today, firstDay, held, missed, made, inquiries } = await loadFigures(staff, now);
  const short = (day: Day) => formatDayShort(utcMidnight(day), { locale, zone: "UTC" });
  const number = new Intl.NumberFormat(locale);

  const counted = (key: string, figure: Figure, texts: { title: string; explanation: string }): FigureRow => {
    const [present, before] = [figure.now ?? 0, figure.before ?? 0];
    const difference = present - before;
    return {
      key,
      ...texts,
      now: number.format(present),
      before: number.format(before),
      change: {
        text: difference === 0 ? t("same") : `${difference > 0 ? "+" : "−"}${number.format(Math.abs(difference))}`,
      },
      byDay: figure.byDay.map(({ value }) => ({ value, text: number.format(value ?? 0) })),
    };
  };
  const duration = (ms: number | null) => {
    if (ms === null) return t("none");
    const [hours, minutes] = [Math.floor(ms / msPerHour), Math.floor((ms % msPerHour) / msPerMinute)];
    return hours === 0
      ? tTime("minutes", { minutes })
      : tTime("hours", { hours, minutes: String(minutes).padStart(2, "0") });
  };
  const fewerMissed = (missed.before ?? 0) - (missed.now ?? 0);
  const due = (held.now ?? 0) + (missed.now ?? 0);
  const rows: FigureRow[] = [
    counted("held", held, { title: t("held"), explanation: t("heldText") }),
    {
      ...counted("missed", missed, {
        title: t("missed"),
        explanation: t("missedText", { count: missed.now ?? 0, due }),
      }),
      ...(fewerMissed > 0 && { change: { text: t("fewer", { count: fewerMissed }), tone: "up" } }),
    },
    counted("made", made, { title: t("made"), explanation: t("madeText") }),
  ];
  if (inquiries) {
    const { received, replies } = inquiries;
    const isComparable = replies.now !== null && replies.before !== null;
    const faster = (replies.before ?? 0) - (replies.now ?? 0);
    rows.push(counted("received", received, { title: t("received"), explanation: t("receivedText") }), {
      key: "reply",
      title: t("reply"),
      explanation: t("replyText", { kept: replies.kept, answered: replies.answered }),
      now: duration(replies.now),
      before: duration(replies.before),
      change: !isComparable
        ? { text: "–" }
        : Math.abs(faster) < msPerMinute
          ? { text: t("same") }
          : {
              text: t(faster > 0 ? "sooner" : "later", { time: duration(Math.abs(faster)) }),
              tone: faster > 0 ? "up" : "down",
            },
      byDay: replies.byDay.map(({ value }) => ({ value, text: duration(value) })),
    });
  }
  return (
    <FiguresTable
      rows={rows}
      period={t("period", { from: short(firstDay), to: short(today) })}
      note={t("asOf", { time: formatTime(now, { locale, zone: firm().zone }) })}
      days={held.byDay.map(({ day }) => short(day))}
    />
  );
}
