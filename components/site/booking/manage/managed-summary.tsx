import { useTranslations } from "next-intl";

import { SummaryList } from "@/components/ui/summary-list";

import { DayAndTime, PriceLines } from "../shared/summary-values";

/**
 * A booking as the manage page shows it. Visitors forward the link to that page, so the only contact detail in this
 * view is the last digits of the visitor's phone number.
 */
export type ManagedView = {
  readonly reference: string;
  readonly status: "confirmed" | "awaiting_payment" | "booked" | "refunded" | "cancelled" | "completed" | "no_show";
  readonly service: string;
  /** The service with its length. */
  readonly serviceLine: string;
  readonly time: { readonly day: string; readonly time: string };
  /** The time in the office's time zone. Null if `time` is in the office's zone. */
  readonly officeTime: string | null;
  readonly adviser: string;
  /**
   * How adviser and visitor meet. While the appointment is open, the text for a call includes the last digits of the
   * phone number, and the text for a meeting in person includes the office's address if the firm has one for visitors.
   */
  readonly meeting: string;
  /** How we contact the visitor if we have a question. Null if the booking is no longer open. */
  readonly questions: string | null;
  readonly price: string;
  /**
   * The notes on tax and payment. There are some if something was invoiced or paid, or if an appointment with a price
   * is still planned.
   */
  readonly priceNotes: readonly string[];
  readonly callerWords: readonly string[];
};

/** The appointment in two lines, above a form that changes it. */
export function AppointmentLine({ booking: { serviceLine, time, officeTime } }: { readonly booking: ManagedView }) {
  return (
    <p>
      <b>{serviceLine}</b>
      <br />
      {time.day}, {time.time} {officeTime === null ? null : <span className="soft">({officeTime})</span>}
    </p>
  );
}

/** The appointment in its current state. */
export function ManagedSummary({ booking }: { readonly booking: ManagedView }) {
  const t = useTranslations("manage");
  const { reference, status, serviceLine, time, officeTime, adviser, meeting, questions, price, priceNotes } = booking;
  return (
    <SummaryList
      isWide
      rows={[
        {
          term: t("rows.reference"),
          value: (
            <b className="num" translate="no">
              {reference}
            </b>
          ),
        },
        { term: t("rows.status"), value: t(`status.${status}`) },
        { term: t("rows.service"), value: serviceLine },
        { term: t(officeTime === null ? "rows.officeTime" : "rows.yourTime"), value: <DayAndTime {...time} /> },
        ...(officeTime === null ? [] : [{ term: t("rows.officeTime"), value: officeTime }]),
        { term: t("rows.adviser"), value: <span translate="no">{adviser}</span> },
        { term: t("rows.meeting"), value: meeting },
        ...(questions === null ? [] : [{ term: t("rows.questions"), value: questions }]),
        { term: t("rows.price"), value: <PriceLines price={price} notes={priceNotes} /> },
      ]}
    />
  );
}
