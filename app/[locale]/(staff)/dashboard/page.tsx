import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { RecordShortcuts } from "@/components/desk/bookings/record-shortcuts";
import { RefreshOnChange } from "@/components/desk/frame/changes";
import { Nothing } from "@/components/desk/list/nothing";
import { PageHeader } from "@/components/desk/record/page-header";
import { PrintButton } from "@/components/desk/record/print-button";
import { Section } from "@/components/desk/record/section";
import { SegmentedLinks } from "@/components/desk/list/view-tabs";
import { DueTasks } from "@/components/desk/tasks/due-tasks";
import { DayAgenda } from "@/components/desk/today/day-agenda";
import { WaitingPeople } from "@/components/desk/today/waiting-people";
import { WeekOverview } from "@/components/desk/today/week-overview";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { nextAppointment, toAgendaItems } from "@/lib/booking/desk/agenda-items";
import { loadAgenda, loadNotes } from "@/lib/booking/desk/loaders/agenda";
import type { Agenda } from "@/lib/booking/desk/loaders/agenda";
import { isOpen } from "@/lib/booking/states";
import { loadDoneTask, loadDueTasks } from "@/lib/client-tasks/loaders";
import { noticeQuery } from "@/lib/client-tasks/schema";
import { mayOpen } from "@/lib/platform/auth/dashboard-routes";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { capitalised } from "@/lib/platform/i18n/capitalised";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { formatCalendarDay, formatDayWithoutYear, formatTime, formatWeekday } from "@/lib/platform/time/format";
import { utcMidnight } from "@/lib/platform/time/day";
import { loadWaiting } from "@/lib/reports/loaders";
import { loadHome } from "@/lib/site/setup/loaders";

import { staffPage } from "./staff-page";
import { AttentionPart } from "./attention-part";
import { FiguresPart } from "./figures-part";

/**
 * The page Today: the reader's due tasks, the day's appointments, people who wait for a reply, the week, what needs
 * attention, the figures.
 */
const { generateMetadata, Page } = staffPage("/dashboard", {
  title: "today.title",
  query: z.object({
    show: z.string().optional(),
    notes: z.string().optional(),
    start: z.literal("1").optional(),
    ...noticeQuery,
  }),
  async render({ locale, query: { show, notes, start, done, task }, staff, now }) {
    if (start) redirect(localizedPath(locale, await loadHome(staff, now)));
    const [agenda, opened, waiting, due, doneTask] = await Promise.all([
      loadAgenda(staff, { locale, now, show }),
      loadNotes(staff, notes),
      loadWaiting(staff, { locale, now }),
      loadDueTasks(staff, now),
      loadDoneTask(staff, { done, task }),
    ]);
    const t = await getTranslations("today");
    const { zone, today, isMine, hasChoice } = agenda;
    const items = toAgendaItems(today, { locale, zone, now, opened, hasGaps: isMine });
    const links = (path: string) => mayOpen(staff.role, path);
    const hasAppointmentPage =
      links("/dashboard/bookings/{reference}/appointment") && isAllowed(staff.role, "bookings.change");
    const next = nextAppointment(today, now);
    return (
      <>
        <RefreshOnChange kinds={["booking", "inquiry", "email", "claim", "register", "task"]} />
        {next && hasAppointmentPage && (
          <RecordShortcuts hrefs={{ s: `/dashboard/bookings/${next.reference}/appointment` }} />
        )}
        <PageHeader
          title={capitalised(formatDayWithoutYear(now, { locale, zone }), locale)}
          note={await summaryOf(agenda, locale)}
          actions={
            <>
              <PrintButton />
              {links("/dashboard/bookings/new") && (
                <ButtonLink variant="secondary" href="/dashboard/bookings/new">
                  <Icon name="plus" size="s" />
                  {t("newBooking")} <kbd aria-hidden="true">N</kbd>
                </ButtonLink>
              )}
            </>
          }
        />
        <div className="columns">
          <div className="stack-34">
            {due && <DueTasks list={due} zone={zone} done={done} doneTask={doneTask} />}
            <Section
              title={t("title")}
              id="today"
              isRuled
              action={
                hasChoice && (
                  <SegmentedLinks
                    label={t("adviserChoice")}
                    options={[
                      { href: "/dashboard", label: t("me"), isCurrent: isMine },
                      { href: "/dashboard?show=everyone", label: t("everyone"), isCurrent: !isMine },
                    ]}
                  />
                )
              }
            >
              {items.length === 0 ? (
                <Nothing title={t("note", { count: 0, past: 0 })} text={t("emptyText")} />
              ) : (
                <DayAgenda
                  items={items}
                  label={t("title")}
                  showsAdviser={!isMine}
                  links={{
                    hasRecord: links("/dashboard/bookings/{reference}"),
                    hasAppointmentPage,
                  }}
                />
              )}
            </Section>
          </div>
          <div className="stack-34">
            {waiting && <WaitingPeople waiting={waiting} now={now} />}
            <WeekOverview
              days={agenda.week.map((day) => ({
                ...day,
                weekday: formatWeekday(utcMidnight(day.day), { locale, zone: "UTC" }).replace(/\.$/, ""),
                date: String(Number(day.day.slice(-2))),
                name: formatCalendarDay(day.day, locale),
              }))}
              calendar={links("/dashboard/bookings/week") ? "/dashboard/bookings/week" : undefined}
            />
            <AttentionPart staff={staff} locale={locale} now={now} />
          </div>
        </div>
        <FiguresPart staff={staff} locale={locale} now={now} />
      </>
    );
  },
});
export { generateMetadata, Page as default };

/**
 * Says how many appointments the day has, how many of them are over, and when the next one starts. While an appointment
 * takes place, the summary says so and does not mention the next one.
 */
async function summaryOf({ today, now, zone }: Agenda, locale: Locale): Promise<string> {
  const t = await getTranslations("today");
  const taking = today.filter(({ status }) => status !== "cancelled");
  const past = taking.filter((entry) => !isOpen(entry) || entry.endsAt.getTime() <= now).length;
  const next = nextAppointment(today, now);
  const count = t("note", { count: taking.length, past });
  if (!next) return count;
  const start = next.startsAt.getTime();
  return `${count} ${start <= now ? t("current") : t("next", { time: formatTime(start, { locale, zone }) })}`;
}
