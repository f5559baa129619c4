import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { AgendaList } from "@/components/staff/agenda-list";
import { NoPermission } from "@/components/staff/no-permission";
import { EmptyState } from "@/components/ui/empty-state";
import { groupByDay, toAgendaRow } from "@/lib/booking/agenda-row";
import { agendaNeeds, daysAhead, loadAgenda, loadNotes } from "@/lib/booking/loaders/agenda";
import { isOpen } from "@/lib/booking/states";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { formatDayLong, zoneCity, zoneName } from "@/lib/platform/time/format";

type Props = PageProps<"/[locale]/dashboard">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("dashboard");
  return { title: t("overview") };
}

/** Today's and the upcoming appointments. */
export default async function DashboardPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  if (!(await admitStaff(agendaNeeds, localizedPath(locale, "/dashboard")))) return <NoPermission />;
  const agenda = await loadAgenda(locale, Date.now());
  const opened = await loadNotes(locale, (await searchParams).notes);
  const t = await getTranslations("dashboard");
  const { zone, now, today, coming, isCut, lastDay } = agenda;
  const reader = { locale, zone };
  const takesPlace = ({ status }: { status: string }) => status !== "cancelled";
  const clock = { ...reader, now, opened };
  const days = groupByDay(coming, zone);
  return (
    <>
      <section>
        <div className="dash-head">
          <div>
            <h1>{formatDayLong(now, reader)}</h1>
            <p className="mute t16">
              {t("clock", { city: zoneCity(zone), zone: zoneName(zone, { locale, instant: now }) })}
            </p>
          </div>
        </div>
        <dl className="kpis">
          {(
            [
              ["today", today.filter(takesPlace).length],
              ["coming", coming.filter(isOpen).length],
              ["booked", lastDay.booked],
              ["cancelled", lastDay.cancelled],
            ] as const
          ).map(([key, count]) => (
            <div className="kpi" key={key}>
              <dt>{t(`kpis.${key}`, { days: daysAhead })}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="today">
        <div className="dash-head">
          <h2 id="today">{t("today")}</h2>
        </div>
        {today.length > 0 ? (
          <AgendaList rows={today.map((entry) => toAgendaRow(entry, clock))} label={t("today")} />
        ) : (
          <EmptyState icon="calendar" title={t("nothingToday")} />
        )}
      </section>
      <section aria-labelledby="coming">
        <div className="dash-head">
          <h2 id="coming">{t("coming", { days: daysAhead })}</h2>
        </div>
        {days.length === 0 && <EmptyState icon="calendar" title={t("nothingComing")} />}
        {days.map(([day, entries]) => {
          const name = formatDayLong(entries[0].startsAt.getTime(), reader);
          return (
            <div key={day} className="agenda-day">
              <h3>{name}</h3>
              <AgendaList rows={entries.map((entry) => toAgendaRow(entry, clock))} label={name} />
            </div>
          );
        })}
        {isCut && <p className="mute">{t("cut")}</p>}
      </section>
    </>
  );
}
