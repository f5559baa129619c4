import type { ReactNode } from "react";
import { useTranslations } from "next-intl";

import type { AppointmentTime } from "../shared/appointment-head";
import { PriceLines } from "../shared/summary-values";

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
  /** The time in the head of the page. */
  readonly head: AppointmentTime;
  /** The time in one line. */
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

type SummaryProps = {
  readonly booking: ManagedView;
  /** Whether the page has the card with the four words, which also shows the reference, the adviser and the meeting. */
  readonly hasCard: boolean;
};

/** The facts of an appointment in its current state. Its time is in the head of the page. */
export function ManagedSummary({ booking, hasCard }: SummaryProps) {
  const t = useTranslations("manage");
  const { reference, status, serviceLine, adviser, meeting, questions, price, priceNotes } = booking;
  const rows: readonly (readonly [term: string, value: ReactNode])[] = [
    [
      t("rows.reference"),
      hasCard ? null : (
        <b key="reference" className="code" translate="no">
          {reference}
        </b>
      ),
    ],
    [t("rows.status"), t(`status.${status}`)],
    [t("rows.service"), serviceLine],
    [
      t("rows.adviser"),
      hasCard ? null : (
        <span key="adviser" translate="no">
          {adviser}
        </span>
      ),
    ],
    [t("rows.meeting"), hasCard ? null : meeting],
    [t("rows.questions"), questions],
    [t("rows.price"), <PriceLines key="price" price={price} notes={priceNotes} />],
  ];
  return (
    <dl className="receipt-facts">
      {rows.map(([term, value]) =>
        value === null ? null : (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
