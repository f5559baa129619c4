import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { DataTable } from "@/components/desk/list/data-table";
import type { ProposedView } from "@/lib/booking/days-off/days-view";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { formatCalendarDay, formatMinuteOfDay, formatMoment } from "@/lib/platform/time/format";

import { BookingCell } from "./booking-cell";
import { rangeText, timeText } from "./day-texts";
import type { DayReader } from "./day-texts";
import { TellBadge } from "./tell-badge";

type Props = {
  readonly proposed: ProposedView;
  readonly reader: DayReader;
  /** The adviser in the address of the page. Undefined for the office. */
  readonly page: string | undefined;
  /** The address of the page without the change. */
  readonly path: string;
  readonly save: FormAction;
};

/** The appointments on days that are to be closed, and the buttons that save the days. */
export async function SaveChange({ proposed, reader, page, path, save }: Props) {
  const { change, clients, otherHours, offerable, until, version } = proposed;
  const t = await getTranslations("daysOff");
  const { locale } = reader;
  const isOffice = page === undefined;
  const days = change.kind === "holiday" ? formatCalendarDay(change.day, locale) : rangeText(change, locale, t);
  return (
    <div className="affected-box" role="group" aria-labelledby="affected">
      <h3 id="affected">{t("affected", { count: clients.length, days })}</h3>
      {clients.length > 0 && (
        <DataTable
          caption={t("affected", { count: clients.length, days })}
          rows={clients}
          keyOf={({ reference }) => reference}
          columns={[
            {
              key: "booking",
              title: t("booking"),
              cell: (client) => <BookingCell client={client} reader={reader} namesAdviser={isOffice} />,
            },
            {
              key: "nearest",
              title: t("nearest"),
              isLabelled: true,
              cell: ({ nearest }) => {
                if (nearest === null) return t("noTime");
                const time = timeText(nearest.start, reader);
                return nearest.adviser === null ? time : t("withAdviser", { moment: time, adviser: nearest.adviser });
              },
            },
            {
              key: "tell",
              title: t("tell"),
              isLabelled: true,
              cell: ({ tell, safeContact }) => <TellBadge tell={tell} safeContact={safeContact} />,
            },
          ]}
        />
      )}
      {clients.length > 0 && (
        <p className="mute">{until === null ? t("byHand") : t("offer", { moment: formatMoment(until, reader) })}</p>
      )}
      {otherHours.map(({ id, adviser, ...range }) => (
        <p key={id}>{t("otherHours", { adviser, days: rangeText(range, locale, t) })}</p>
      ))}
      <StaffForm
        action={save}
        isCheckedByServer
        variant="gold"
        submit={offerable > 0 ? t("saveAndOffer", { count: offerable }) : t("save")}
        {...(offerable > 0 && { secondSubmit: { label: t("saveOnly"), name: "offers", value: "false" } })}
        back={{ href: path, label: t("discard") }}
        texts={{ changed: t("changed") }}
        values={{ ...(page !== undefined && { page }), version, offers: String(offerable > 0), ...valuesOf(change) }}
        fields={
          change.kind === "holiday" ? [] : [{ name: "note", label: t("note"), hint: t("noteHint"), isOptional: true }]
        }
      />
    </div>
  );
}

/** The change as the hidden fields of the form. */
function valuesOf(change: ProposedView["change"]): Readonly<Record<string, string>> {
  if (change.kind === "holiday") return { holiday: change.day };
  const { adviserId, firstDay, lastDay, hours, opensOnClosures } = change;
  return {
    ...(adviserId !== null && { adviserId }),
    firstDay,
    lastDay,
    ...(hours && { opens: formatMinuteOfDay(hours.opens), closes: formatMinuteOfDay(hours.closes % 1440) }),
    ...(opensOnClosures && { closures: "true" }),
  };
}
