import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { Badge } from "@/components/ui/badge";
import { SummaryList } from "@/components/ui/summary-list";
import { connectCalendar, disconnectCalendar, readCalendarNow } from "@/lib/calendar/actions";
import { calendarProblems } from "@/lib/calendar/busy/busy-reading";
import { shownDays } from "@/lib/calendar/calendar-link";
import type { CalendarLinks, OwnCalendar } from "@/lib/calendar/calendar-link";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatMoment } from "@/lib/platform/time/format";

/** If more bookings are at the time of an entry, the page says how many it leaves out. */
const mostListed = 10;

type Props = { readonly links: CalendarLinks; readonly locale: string };

/** The adviser's own calendar, whose entries block time: what was read, what went wrong, and what to do about it. */
export function OwnCalendarSection({ links: { adviserId, calendar, zone }, locale }: Props) {
  const t = useTranslations("calendarLinks.own");
  const values = { adviserId };
  const address = { name: "address", label: t("address"), hint: t("addressHint") };
  const connect = { action: connectCalendar, values, fields: [address], submit: t("connect") };
  return (
    <Section title={t("title")} id="own-calendar" isRuled>
      <p>{t("lead")}</p>
      {!calendar && <StaffForm {...connect} isCheckedByServer />}
      {calendar && (
        <>
          <CalendarFacts calendar={calendar} reader={{ locale, zone }} />
          <StaffForm action={readCalendarNow} values={values} submit={t("readNow")} />
          <StaffForm {...connect} isCheckedByServer opener={t("replace")} />
          <StaffForm action={disconnectCalendar} values={values} submit={t("disconnect")} variant="text" />
        </>
      )}
    </Section>
  );
}

type FactsProps = {
  readonly calendar: OwnCalendar;
  readonly reader: { readonly locale: string; readonly zone: string };
};

function CalendarFacts({ calendar, reader }: FactsProps) {
  const t = useTranslations("calendarLinks.own");
  const at = (instant: number) => formatMoment(instant, reader);
  const { host, readAt, failure, entries, inHours, collisions } = calendar;
  const problems = useProblemTexts(calendar);
  const left = collisions.length - mostListed;
  const row = (term: string, value: ReactNode) => ({ term, value });
  return (
    <div className="calendar-facts">
      <SummaryList
        rows={[
          row(t("calendar"), t("at", { host })),
          row(
            t("lastRead"),
            <>
              {readAt !== null && <Badge {...(failure ? {} : { tone: "ok", icon: "check" })}>{at(readAt)}</Badge>}
              {failure && (
                <Badge tone="warn" icon="alert">
                  {t("failing", { at: at(failure.since) })}
                </Badge>
              )}
              {readAt === null && !failure && t("notYet")}
            </>,
          ),
          ...(readAt === null ? [] : [row(t("found"), t("entries", { count: entries, days: shownDays, inHours }))]),
          ...(problems.length === 0
            ? []
            : [
                row(
                  t("problems"),
                  problems.map((text) => <p key={text}>{text}</p>),
                ),
              ]),
          ...(collisions.length === 0
            ? []
            : [
                row(
                  t("collisions"),
                  <>
                    {collisions.slice(0, mostListed).map(({ reference, start }) => (
                      <p key={reference}>
                        <Link href={`/dashboard/bookings/${reference}`}>{reference}</Link>, {at(start)}
                      </p>
                    ))}
                    {left > 0 && <p>{t("moreCollisions", { count: left })}</p>}
                    <span className="sub">{t("collisionsNote")}</span>
                  </>,
                ),
              ]),
        ]}
      />
    </div>
  );
}

/** Says what went wrong in the last reading, and what to do about it. */
function useProblemTexts({ failure, readAt, problems }: OwnCalendar): readonly string[] {
  const t = useTranslations("calendarLinks");
  const found = calendarProblems.flatMap((kind) => {
    const count = problems[kind] ?? 0;
    return count > 0 ? [t(`problems.${kind}`, { count })] : [];
  });
  if (!failure) return found;
  return [t(`failures.${failure.kind}`), ...(readAt === null ? [] : [t("own.kept")]), ...found];
}
