import { useTranslations } from "next-intl";

import { PageHeader } from "@/components/desk/record/page-header";
import { ViewTabs } from "@/components/desk/list/view-tabs";
import { ClientMessages } from "@/components/layout/client-messages";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { MovePlan } from "@/lib/booking/change/move-check";
import type { Week } from "@/lib/booking/desk/week";
import { dayPath, weekPath } from "@/lib/booking/desk/week-address";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Locale } from "@/lib/platform/i18n/locales";
import { addDays } from "@/lib/platform/time/day";
import { formatDay, formatDayShort, formatWeekday, zoneCity } from "@/lib/platform/time/format";
import { dayOf } from "@/lib/platform/time/zone";

import { DayList } from "./day-list";
import { DayStrip } from "./day-strip";
import { takenOn } from "./taken-times";
import { MoveObstacles } from "./move-obstacles";
import { MovePanel } from "./move-panel";
import { toCalendarGrid } from "./to-calendar-grid";
import { toMoveQuestion } from "./to-move-question";
import { WeekBar } from "./week-bar";
import { WeekCalendar } from "./week-calendar";
import { WeekLoads } from "./week-loads";

type Props = {
  readonly week: Week;
  readonly locale: Locale;
  /** The day in the page's URL. Phones show only this day. */
  readonly day: unknown;
  /** The appointment that is being moved. */
  readonly plan: MovePlan | undefined;
  readonly isPutDown: boolean;
  /** The reference of the appointment that was just moved. */
  readonly moved: string | undefined;
  readonly move: FormAction;
};

/**
 * The page for one adviser's week. It shows a calendar (on phones, a list for one day) and a table that counts each
 * adviser's appointments. After a staff member has chosen a new time for an appointment, a panel asks whether to move
 * the appointment, or says why it cannot be moved.
 */
export function WeekBoard({ week, locale, day, plan, isPutDown, moved, move }: Props) {
  const t = useTranslations("week");
  const tDashboard = useTranslations("dashboard");
  const { zone, now, days, advisers, adviser, loads, mayMove } = week;
  const reader = { locale, zone };
  const [monday] = days;
  const present = dayOf(now, zone);
  const tUndelivered = useTranslations("bookings.undelivered");
  const grid = week.grid && toCalendarGrid({ ...week, grid: week.grid }, { t, tDashboard, tUndelivered, reader });
  if (!adviser || !grid) return <Alert tone="info">{t("noAdviser")}</Alert>;
  const columns = grid.columns;
  const chosenDay = days.findIndex((each) => each === day);
  const shownDay = Math.max(0, chosenDay === -1 ? days.indexOf(present) : chosenDay);
  const dayName = (index: number) =>
    formatDayShort(columns[index]?.start ?? now, reader)
      .split(" ")
      .slice(0, 2)
      .join(" ");
  const pathOf = (changes: Partial<Parameters<typeof weekPath>[0]>) =>
    weekPath({ week: monday, adviser: adviser.id, ...changes });
  const question =
    plan && isPutDown
      ? toMoveQuestion(plan, {
          t,
          tDashboard,
          reader,
          languages: new Intl.DisplayNames([locale], { type: "language" }),
          backHref: pathOf({}),
          hrefOf: (start) => pathOf({ week: dayOf(start, zone), move: plan.booking.reference, to: start }),
        })
      : undefined;
  const next = advisers[(advisers.findIndex(({ id }) => id === adviser.id) + 1) % advisers.length];
  return (
    <>
      <PageHeader
        title={t("title")}
        note={t("weekOf", { day: formatDay(columns[0]?.start ?? now, reader), adviser: adviser.name })}
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
          { href: pathOf({}), label: t("week"), isCurrent: true },
          { href: dayPath(days[shownDay] ?? monday), label: t("everyoneDay"), isCurrent: false },
        ]}
      />
      {moved !== undefined && (
        <Alert tone="ok" isLive>
          {t("moved")} <Link href={`/dashboard/bookings/${moved}`}>{t("openMoved")}</Link>
        </Alert>
      )}
      <WeekBar
        earlierHref={pathOf({ week: addDays(monday, -7) })}
        presentHref={pathOf({ week: present })}
        laterHref={pathOf({ week: addDays(monday, 7) })}
        advisers={advisers.map(({ id, name }) => ({
          label: name,
          href: pathOf({ adviser: id }),
          isCurrent: id === adviser.id,
        }))}
        city={zoneCity(zone, locale)}
        mayMove={mayMove}
      />
      <div className={question ? "week-columns has-panel" : "week-columns"}>
        <div className="week-main">
          <DayStrip
            label={t("days")}
            days={columns.map((column, index) => ({
              key: column.day,
              href: `${pathOf({})}&day=${column.day}`,
              weekday: formatWeekday(column.start, reader),
              number: String(Number(column.day.slice(8))),
              count: column.isOpen || column.meetings > 0 ? String(column.meetings) : "–",
              isCurrent: index === shownDay,
            }))}
          />
          <DayList
            events={grid.events.filter((event) => event.day === shownDay)}
            taken={takenOn(grid, shownDay)}
            free={columns[shownDay]?.free ?? []}
            adviserId={adviser.id}
            reader={reader}
            now={now}
            label={dayName(shownDay)}
            mayBook={mayMove}
          />
          <ClientMessages namespaces={["errors", "week"]}>
            <WeekCalendar
              key={`${monday} ${adviser.id} ${plan?.booking.reference ?? ""} ${plan?.target?.start ?? ""} ${isPutDown}`}
              grid={grid}
              week={monday}
              now={now}
              zone={zone}
              adviser={adviser}
              nextAdviserId={next?.id === adviser.id ? undefined : next?.id}
              label={t("calendar", { adviser: adviser.name, day: formatDay(columns[0]?.start ?? now, reader) })}
              carried={
                plan?.target && plan.isMovable ? { event: plan.carried, start: plan.target.start, isPutDown } : null
              }
            />
          </ClientMessages>
        </div>
        {plan && question && (
          <ClientMessages namespaces={["errors", "week"]}>
            <MovePanel question={question} origin="calendar" move={move}>
              <MoveObstacles plan={plan} reader={reader} />
            </MovePanel>
          </ClientMessages>
        )}
      </div>
      <WeekLoads
        loads={loads.map((load) => ({ ...load, href: pathOf({ adviser: load.id }), isShown: load.id === adviser.id }))}
        dayNames={columns.map((_, index) => dayName(index))}
      />
    </>
  );
}
