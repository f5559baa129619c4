import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { DataTable } from "@/components/desk/list/data-table";
import { Nothing } from "@/components/desk/list/nothing";
import { Section } from "@/components/desk/record/section";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { Adviser } from "@/lib/advisers/adviser";
import { minutesOf } from "@/lib/advisers/hours";
import type { HoursPeriod } from "@/lib/advisers/hours";
import { hoursInWords } from "@/lib/advisers/hours-in-words";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDate, notationFor, zoneCity } from "@/lib/platform/time/format";

type Props = {
  readonly adviser: Adviser;
  readonly today: Day;
  readonly locale: Locale;
  /** Removes hours that have not begun. Undefined for staff who only read. */
  readonly remove: FormAction | undefined;
};

/** The periods of an adviser's weekly hours, without those that are over. */
export async function HoursList({ adviser, today, locale, remove }: Props) {
  const t = await getTranslations("adviserDesk.hours");
  const { id, slug, version, periods, facts } = adviser;
  const reader = { locale, notation: notationFor({ locale, zone: facts.zone }) };
  const page = `/dashboard/advisers/${slug}/hours`;
  const rows = periods.filter(({ to }) => to === null || to >= today);
  const day = (each: Day) => formatCalendarDate(each, locale);
  const valid = ({ from, to }: HoursPeriod) =>
    to === null
      ? t(from > today ? "validFrom" : "validSince", { from: day(from) })
      : t("validTo", { from: day(from), to: day(to) });
  return (
    <Section
      title={t("title")}
      id="hours"
      action={
        remove && (
          <Link href={`${page}/new`}>
            <Icon name="plus" size="s" /> {t(rows.length === 0 ? "addFirst" : "add")}
          </Link>
        )
      }
    >
      {rows.length === 0 ? (
        <Nothing title={t("none")} text={t("noneText")} />
      ) : (
        <DataTable
          caption={t("caption")}
          rows={rows}
          keyOf={({ from }) => from}
          isChosen={({ from }) => from > today}
          columns={[
            {
              key: "valid",
              title: t("valid"),
              cell: (period) => (
                <>
                  {valid(period)} {period.from > today && <Badge tone="info">{t("planned")}</Badge>}
                </>
              ),
            },
            {
              key: "hours",
              title: t("inWords", { city: zoneCity(facts.zone, locale) }),
              cell: ({ week }) => (
                <>
                  {hoursInWords(week, reader).map((line) => (
                    <div key={line}>{line}</div>
                  ))}
                  <div className="mute">
                    {t("sum", { hours: week.reduce((sum, spans) => sum + minutesOf(spans), 0) / 60 })}
                  </div>
                </>
              ),
            },
            ...(remove
              ? [
                  {
                    key: "change",
                    title: t("change"),
                    place: "side" as const,
                    cell: (period: HoursPeriod) => (
                      <span className="order-buttons">
                        <Link href={`${page}/${period.from}`}>
                          {t("change")}
                          <span className="vh">, {valid(period)}</span>
                        </Link>
                        {period.from > today && (
                          <StaffForm
                            action={remove}
                            submit={t("remove")}
                            variant="text"
                            name={t("removeName", { period: valid(period) })}
                            values={{ id, version: String(version), from: period.from }}
                          />
                        )}
                      </span>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
    </Section>
  );
}
