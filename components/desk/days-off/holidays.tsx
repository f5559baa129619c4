import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { DataTable } from "@/components/desk/list/data-table";
import { Section } from "@/components/desk/record/section";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { changeAddress, closuresPath } from "@/lib/booking/days-off/days-page";
import type { DaysView, HolidayRow } from "@/lib/booking/days-off/days-view";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { capitalised } from "@/lib/platform/i18n/capitalised";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDay } from "@/lib/platform/time/format";

import { AskedClients } from "./asked-clients";
import type { DaysOffActions } from "./days-off";
import { SaveChange } from "./save-change";

type Props = {
  readonly rows: readonly HolidayRow[];
  readonly view: DaysView;
  /** The name of the country and of its province or state. */
  readonly region: string;
  readonly locale: Locale;
  readonly actions: DaysOffActions;
  readonly open: FormAction;
};

/** The public holidays of the region. Staff open the office on them, and close it again. */
export async function Holidays({ rows, view, region, locale, actions, open }: Props) {
  const { zone, mayChange, proposed } = view;
  const t = await getTranslations("daysOff.closures");
  const tDays = await getTranslations("daysOff");
  const reader = { locale, zone };
  const closing = proposed?.change.kind === "holiday" ? proposed.change.day : undefined;
  return (
    <Section title={t("holidays")} id="holidays" note={t("holidaysNote", { region })}>
      <p>{t("holidaysLead")}</p>
      {proposed && closing !== undefined && (
        <SaveChange proposed={proposed} reader={reader} page={undefined} path={closuresPath} save={actions.save} />
      )}
      <DataTable
        caption={t("holidays")}
        rows={rows}
        keyOf={({ day }) => day}
        isChosen={({ day }) => day === closing}
        columns={[
          { key: "day", title: t("day"), cell: ({ day }) => titleOf(day) },
          { key: "name", title: t("name"), cell: ({ name }) => name || t("unnamed") },
          {
            key: "state",
            title: t("state"),
            cell: ({ isClosed }) => <Badge tone={isClosed ? "plain" : "ok"}>{t(isClosed ? "closed" : "open")}</Badge>,
          },
          ...(mayChange ? [{ key: "act", title: tDays("act"), place: "side" as const, cell: ActOf }] : []),
        ]}
      />
      {rows.map(
        ({ day, clients }) =>
          clients.length > 0 && (
            <AskedClients
              key={day}
              days={titleOf(day)}
              range={{ firstDay: day, lastDay: day, adviserId: null }}
              clients={clients}
              reader={reader}
              page={undefined}
              target={{ holiday: day }}
              actions={mayChange ? actions : undefined}
            />
          ),
      )}
    </Section>
  );

  function titleOf(day: Day): string {
    return capitalised(formatCalendarDay(day, locale), locale);
  }

  function ActOf({ day, isClosed }: HolidayRow) {
    const named = { day: formatCalendarDay(day, locale) };
    if (isClosed)
      return (
        <StaffForm action={open} submit={t("openIt")} variant="text" name={t("openName", named)} values={{ day }} />
      );
    return (
      <ButtonLink
        href={changeAddress(undefined, { kind: "holiday", day })}
        variant="text"
        aria-label={t("closeName", named)}
      >
        {t("closeIt")}
      </ButtonLink>
    );
  }
}
