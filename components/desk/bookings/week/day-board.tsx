import { useTranslations } from "next-intl";

import { PageHeader } from "@/components/desk/record/page-header";
import { ViewTabs } from "@/components/desk/list/view-tabs";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { CalendarDay } from "@/lib/booking/desk/calendar-day";
import { dayPath, weekPath } from "@/lib/booking/desk/week-address";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import { addDays } from "@/lib/platform/time/day";
import { formatCalendarDay, zoneCity } from "@/lib/platform/time/format";
import { dayOf } from "@/lib/platform/time/zone";

import { DayCalendar } from "./day-calendar";
import type { DayColumn } from "./day-calendar";
import { DayList } from "./day-list";
import { takenOn } from "./taken-times";
import { toCalendarGrid } from "./to-calendar-grid";

type Props = { readonly calendar: CalendarDay; readonly locale: Locale };

/** The calendars of a day of all advisers side by side. Narrow screens show a list for each adviser. */
export function DayBoard({ calendar, locale }: Props) {
  const t = useTranslations("week");
  const tDashboard = useTranslations("dashboard");
  const tUndelivered = useTranslations("bookings.undelivered");
  const { zone, now, day, mayMove, serviceNames } = calendar;
  const reader = { locale, zone };
  const columns = calendar.columns.map(({ adviser, grid }): DayColumn => ({
    adviser,
    grid: toCalendarGrid({ grid, serviceNames, mayMove, now }, { t, tDashboard, tUndelivered, reader }),
  }));
  if (columns.length === 0) return <Alert tone="info">{t("noAdviser")}</Alert>;
  return (
    <>
      <PageHeader
        title={t("title")}
        note={t("dayOf", { day: formatCalendarDay(day, locale) })}
        actions={
          mayMove && (
            <ButtonLink href="/dashboard/bookings/new" variant="secondary">
              <Icon name="plus" size="s" />
              {t("newBooking")}
            </ButtonLink>
          )
        }
      />
      <ViewTabs
        label={t("views")}
        tabs={[
          { href: "/dashboard/bookings", label: t("table"), isCurrent: false },
          { href: weekPath({ week: day, adviser: undefined }), label: t("week"), isCurrent: false },
          { href: dayPath(day), label: t("everyoneDay"), isCurrent: true },
        ]}
      />
      <div className="week-bar">
        <nav className="week-steps" aria-label={t("days")}>
          <ButtonLink href={dayPath(addDays(day, -1))} variant="secondary" isIcon aria-label={t("earlierDay")}>
            <Icon name="chevron-left" />
          </ButtonLink>
          <ButtonLink href={dayPath(dayOf(now, zone))} variant="secondary">
            {t("today")}
          </ButtonLink>
          <ButtonLink href={dayPath(addDays(day, 1))} variant="secondary" isIcon aria-label={t("laterDay")}>
            <Icon name="chevron-right" />
          </ButtonLink>
        </nav>
        <span className="mute week-legend">
          {t("legend", { city: zoneCity(zone, locale) })} {t("dayHint")}
        </span>
      </div>
      <DayCalendar columns={columns} day={day} reader={reader} />
      {columns.map(({ adviser, grid }) => (
        <section key={adviser.id} className="day-of-adviser stack-8" aria-labelledby={`day-${adviser.id}`}>
          <h2 id={`day-${adviser.id}`}>
            <Link href={weekPath({ week: day, adviser: adviser.id })}>{adviser.name}</Link>
          </h2>
          <DayList
            events={grid.events}
            taken={takenOn(grid, 0)}
            free={grid.columns[0]?.free ?? []}
            adviserId={adviser.id}
            reader={reader}
            now={now}
            label={adviser.name}
            mayBook={mayMove}
          />
        </section>
      ))}
    </>
  );
}
