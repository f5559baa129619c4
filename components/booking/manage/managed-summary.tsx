import { useTranslations } from "next-intl";

import { SummaryList } from "@/components/ui/summary-list";

import { DayAndTime, PriceLines } from "../shared/summary-values";

/** A booking as its manage link shows it, without the visitor's contact details, because links get forwarded. */
export type ManagedView = {
  readonly reference: string;
  readonly status: "confirmed" | "awaiting_payment" | "cancelled" | "completed" | "no_show";
  readonly service: string;
  /** The service with its length. */
  readonly serviceLine: string;
  readonly time: { readonly day: string; readonly time: string };
  /** The hours in the office's zone; null if `time` is in that zone. */
  readonly officeTime: string | null;
  readonly adviser: string;
  /** How adviser and visitor meet. While the appointment is open, with the number's last digits or the address. */
  readonly meeting: string;
  /** How we reach the visitor if a question comes up; null once the appointment is over or cancelled. */
  readonly questions: string | null;
  readonly price: string;
  /** The sentences on tax and payment; empty once an appointment without an invoice is over or cancelled. */
  readonly priceNotes: readonly string[];
  readonly callerWords: readonly string[];
};

/** The appointment in two lines, above a question about it. */
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
        { term: t("rows.reference"), value: <b className="num">{reference}</b> },
        { term: t("rows.status"), value: t(`status.${status}`) },
        { term: t("rows.service"), value: serviceLine },
        { term: t(officeTime === null ? "rows.officeTime" : "rows.yourTime"), value: <DayAndTime {...time} /> },
        ...(officeTime === null ? [] : [{ term: t("rows.officeTime"), value: officeTime }]),
        { term: t("rows.adviser"), value: adviser },
        { term: t("rows.meeting"), value: meeting },
        ...(questions === null ? [] : [{ term: t("rows.questions"), value: questions }]),
        { term: t("rows.price"), value: <PriceLines price={price} notes={priceNotes} /> },
      ]}
    />
  );
}
