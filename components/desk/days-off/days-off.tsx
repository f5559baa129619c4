import { getTranslations } from "next-intl/server";

import { Fields } from "@/components/desk/form/field-kinds";
import { StaffForm } from "@/components/desk/form/staff-form";
import { DataTable } from "@/components/desk/list/data-table";
import { Section } from "@/components/desk/record/section";
import { Badge } from "@/components/ui/badge";
import { daysPath } from "@/lib/booking/days-off/days-page";
import type { DaysView, SavedDays } from "@/lib/booking/days-off/days-view";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import { zoneCity } from "@/lib/platform/time/format";

import { AskedClients } from "./asked-clients";
import type { AskActions } from "./asked-clients";
import { hoursText, rangeText, rangeTitle } from "./day-texts";
import { SaveChange } from "./save-change";

export type DaysOffActions = AskActions & {
  readonly check: FormAction;
  readonly save: FormAction;
  readonly remove: FormAction;
};

type Props = {
  readonly view: DaysView;
  readonly locale: Locale;
  /** The adviser in the address of the page. Undefined for the office. */
  readonly page?: string | undefined;
  readonly actions: DaysOffActions;
};

/** The days off of an adviser, or the closed days of the office, with the clients whom they concern. */
export async function DaysOff({ view, locale, page, actions }: Props) {
  const { adviserId, zone, today, mayChange, saved, proposed } = view;
  const t = await getTranslations("daysOff");
  const reader = { locale, zone };
  const pageField = page === undefined ? {} : { page };
  const isOffice = adviserId === null;
  const change = proposed?.change.kind === "days" ? proposed.change : undefined;
  const rows = [...saved.map((days) => ({ ...days, isNew: false })), ...(change ? [{ ...change, ...newRow }] : [])];
  return (
    <Section
      title={t(isOffice ? "officeTitle" : "title")}
      id="days-off"
      note={t("zone", { city: zoneCity(zone, locale) })}
    >
      {rows.length === 0 ? (
        <p className="mute">{t(isOffice ? "officeNone" : "none")}</p>
      ) : (
        <DataTable
          caption={t(isOffice ? "officeTitle" : "title")}
          rows={rows.toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1))}
          keyOf={({ id }) => id}
          isChosen={({ isNew }) => isNew}
          columns={[
            { key: "days", title: t("days"), cell: (days) => rangeTitle(days, locale, t) },
            { key: "instead", title: t("instead"), cell: (days) => hoursText(days, t) },
            { key: "why", title: t("why"), cell: ({ note }) => note },
            {
              key: "act",
              title: t("act"),
              place: "side",
              cell: (days) =>
                days.isNew ? (
                  <Badge tone="info" icon="plus">
                    {t("new")}
                  </Badge>
                ) : (
                  mayChange && (
                    <StaffForm
                      action={actions.remove}
                      submit={t("remove")}
                      variant="text"
                      name={t("removeName", { days: rangeText(days, locale, t) })}
                      values={{ ...pageField, id: days.id }}
                    />
                  )
                ),
            },
          ]}
        />
      )}
      {change && proposed && (
        <SaveChange proposed={proposed} reader={reader} page={page} path={daysPath(page)} save={actions.save} />
      )}
      {saved.map((days) => days.clients.length > 0 && <Asked key={days.id} days={days} />)}
      {mayChange && !proposed && (
        <StaffForm
          // A saved change starts an empty form.
          edition={saved.map(({ id }) => id).join(" ")}
          action={actions.check}
          opener={t("add")}
          submit={t("check")}
          lead={t("lead")}
          isCheckedByServer
          values={{ ...pageField, ...(adviserId !== null && { adviserId }) }}
          fields={[
            { name: "firstDay", kind: "date", label: t("firstDay"), value: today },
            { name: "lastDay", kind: "date", label: t("lastDay"), isOptional: "unmarked" },
            { name: "opens", kind: "time", label: t("opens"), isOptional: "unmarked" },
            { name: "closes", kind: "time", label: t("closes"), isOptional: "unmarked" },
            ...(isOffice
              ? []
              : [{ name: "closures", kind: "check" as const, label: t("onClosures"), hint: t("onClosuresHint") }]),
          ]}
          layout={
            <>
              <div className="field-pairs">
                <Fields names={["firstDay", "lastDay", "opens", "closes"]} />
              </div>
              {!isOffice && <Fields names={["closures"]} />}
            </>
          }
        />
      )}
    </Section>
  );

  function Asked({ days }: { readonly days: SavedDays }) {
    return (
      <AskedClients
        days={rangeTitle(days, locale, t)}
        range={{ ...days, adviserId: view.adviserId }}
        clients={days.clients}
        reader={reader}
        page={page}
        target={{ exceptionId: days.id }}
        actions={mayChange ? actions : undefined}
      />
    );
  }
}

/** What a change that is not saved yet shows in the table. */
const newRow = { id: "new", note: "", isNew: true, clients: [] };
