import { useLocale, useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import { OrderButtons } from "@/components/desk/list/order-buttons";
import { Portrait } from "@/components/desk/record/person";
import { Badge } from "@/components/ui/badge";
import { isBookable } from "@/lib/advisers/adviser-view";
import type { AdviserView } from "@/lib/advisers/adviser-view";
import { hoursInWords } from "@/lib/advisers/hours-in-words";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import { monthOf } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDate, formatDayNumber, notationFor, zoneCity } from "@/lib/platform/time/format";

import { CalendarStateCell } from "./calendar-state";
import { languageNames } from "./language-names";
import { LoadBars } from "./load-bars";

type Props = {
  readonly rows: readonly AdviserView[];
  /** The zone of the office. Hours in another zone name its city. */
  readonly zone: string;
  /** Moves an adviser one place. Undefined if the order cannot be changed. */
  readonly move: FormAction | undefined;
};

/** The advisers with their languages, hours, next absence and load. */
export function AdviserTable({ rows, zone, move }: Props) {
  const t = useTranslations("adviserDesk.list");
  const locale = useLocale() as Locale;
  const notation = notationFor({ locale, zone });
  return (
    <DataTable
      caption={t("caption")}
      isWide
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          key: "adviser",
          title: t("adviser"),
          cell: (row) => (
            <span className="adviser-name">
              <Portrait name={row.facts.name} photo={row.photo} />
              <span>
                <Link href={`/dashboard/advisers/${row.slug}`}>{row.facts.name}</Link>
                <span className="adviser-state">
                  <AdviserState row={row} />
                </span>
                {move && row.isActive && (
                  <OrderButtons
                    move={move}
                    values={{ id: row.id, version: String(row.version) }}
                    name={row.facts.name}
                  />
                )}
              </span>
            </span>
          ),
        },
        {
          key: "languages",
          title: t("languages"),
          cell: ({ facts }) => (
            <>
              {languageNames(facts.languages, locale)}
              <span className="sub">{t("services", { count: facts.serviceIds.length })}</span>
            </>
          ),
        },
        {
          key: "hours",
          title: t("hours"),
          isLabelled: true,
          cell: ({ hours, nextHours, facts }) => (
            <>
              {hours
                ? hoursInWords(hours.week, { locale, notation }).map((line) => <div key={line}>{line}</div>)
                : t("noHours")}
              {facts.zone !== zone && hours && (
                <div className="mute">{t("zone", { city: zoneCity(facts.zone, locale) })}</div>
              )}
              {nextHours && (
                <div className="mute">{t("nextHours", { day: formatCalendarDate(nextHours.from, locale) })}</div>
              )}
            </>
          ),
        },
        { key: "absence", title: t("absence"), isLabelled: true, cell: (row) => <Absence row={row} locale={locale} /> },
        { key: "load", title: t("load"), isLabelled: true, cell: ({ load }) => <LoadBars load={load} /> },
        {
          key: "calendar",
          title: t("calendar"),
          isLabelled: true,
          cell: ({ calendar }) => <CalendarStateCell calendar={calendar} zone={zone} />,
        },
      ]}
    />
  );
}

function Absence({ row: { absence }, locale }: { readonly row: AdviserView; readonly locale: Locale }) {
  const t = useTranslations("adviserDesk.list");
  if (!absence) return <span className="mute">{t("noAbsence")}</span>;
  return (
    <>
      <DaysInWords days={absence} locale={locale} />
      <span className={absence.bookings > 0 ? "sub is-warning" : "sub"}>
        {t("absenceBookings", { count: absence.bookings })}
      </span>
    </>
  );
}

type Days = { readonly first: Day; readonly last: Day };

/** One day, or the first and the last of several. */
export function DaysInWords({ days: { first, last }, locale }: { readonly days: Days; readonly locale: Locale }) {
  const t = useTranslations("adviserDesk");
  const to = formatCalendarDate(last, locale);
  if (first === last) return to;
  return monthOf(first) === monthOf(last)
    ? t("daysOfMonth", { from: formatDayNumber(first, locale), to })
    : t("days", { from: formatCalendarDate(first, locale), to });
}

/** Whether visitors can book the adviser, and why not. */
export function AdviserState({ row }: { readonly row: AdviserView }) {
  const t = useTranslations("adviserDesk.states");
  if (isBookable(row))
    return (
      <Badge tone="ok" icon="check">
        {t("bookable")}
      </Badge>
    );
  if (!row.isActive)
    return (
      <Badge tone="plain" icon="minus">
        {t("inactive")}
      </Badge>
    );
  return (
    <Badge tone="warn" icon="alert">
      {t(row.missing.length > 1 ? "both" : (row.missing[0] ?? "hours"))}
    </Badge>
  );
}
