import { useLocale, useTranslations } from "next-intl";

import { SourceText } from "@/components/site/parts/source-list";
import { Badge } from "@/components/ui/badge";
import { daysLeft } from "@/lib/deadlines/days-left";
import type { DueRow } from "@/lib/deadlines/due-rows";
import { isBeyondHolidays, lastHolidayYear } from "@/lib/deadlines/working-days";
import type { Locale } from "@/lib/platform/i18n/locales";
import { monthOf } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDate, formatCalendarDay, formatMonth } from "@/lib/platform/time/format";

type Props = { readonly rows: readonly DueRow[]; readonly today: Day };

/** The dates of one clock, each with what is due, what follows and how it was counted. */
export function DueList({ rows, today }: Props) {
  return (
    <dl className="facts dues">
      {rows.map((row) => (
        <div key={row.rule.id}>
          <dt>
            <DueDate row={row} today={today} />
          </dt>
          <dd>
            <DueFacts row={row} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function DueDate({ row: { rule, state, counted }, today }: { readonly row: DueRow; readonly today: Day }) {
  const t = useTranslations("deadlines");
  const locale = useLocale() as Locale;
  if (!counted) return <b>{t(`rules.${rule.id}.${state.shown === "date" ? "rule" : "words"}`)}</b>;
  const date = formatCalendarDate(counted.day, locale);
  if (counted.isPassed && rule.clock === "yours") {
    return (
      <>
        <b>{t("passed")}</b>
        {date}
      </>
    );
  }
  const [weekday = ""] = formatCalendarDay(counted.day, locale).split(/,? /);
  const left = daysLeft(counted.day, today);
  return (
    <>
      {t(rule.clock === "yours" ? "actBy" : "answerBy", { weekday })}
      <b>{date}</b>
      {"n" in left ? t(`left.${left.unit}`, { n: left.n }) : t(`left.${left.unit}`)}
    </>
  );
}

function DueFacts({ row: { rule, state, counted } }: { readonly row: DueRow }) {
  const t = useTranslations("deadlines");
  const locale = useLocale() as Locale;
  const isLate = counted?.isPassed && rule.clock === "yours";
  return (
    <>
      <h3>{t(`rules.${rule.id}.name`)}</h3>
      <p>{isLate ? t("passedNote") : t(`rules.${rule.id}.then`)}</p>
      {!counted && state.shown === "date" && <p>{t("noDate", { event: t(`form.${rule.starts}`) })}</p>}
      <p>
        {state.confirmedOn ? (
          <Badge tone="ok" icon="check">
            {t("confirmed", { month: formatMonth(monthOf(state.confirmedOn), locale) })}
          </Badge>
        ) : (
          <Badge tone="warn" icon="clock">
            {t("unconfirmed")}
          </Badge>
        )}
      </p>
      <details>
        <summary>{t("how")}</summary>
        {counted && <p>{countedText(counted)}</p>}
        {rule.sources.map((source) => (
          <p key={source.url}>
            {t("source")} <SourceText source={source} locale={locale} />
          </p>
        ))}
      </details>
    </>
  );

  function countedText({ start, nominal, day }: NonNullable<DueRow["counted"]>): string {
    const text = t("counted", {
      rule: t(`rules.${rule.id}.rule`),
      start: formatCalendarDate(start, locale),
      end: formatCalendarDay(nominal, locale),
    });
    const moved = day === nominal ? [] : [t("moved")];
    const beyond = isBeyondHolidays(nominal) ? [t("weekendsOnly", { year: String(lastHolidayYear) })] : [];
    return [text, ...moved, ...beyond].join(" ");
  }
}
