import { useTranslations } from "next-intl";

import { SummaryList } from "@/components/ui/summary-list";

import { DayAndTime, PriceLines } from "../shared/summary-values";

/** A booking as its manage link shows it, without the visitor's contact details, because links get forwarded. */
export type ManagedView = {
  readonly reference: string;
  readonly status: "confirmed" | "awaiting_payment" | "cancelled" | "completed" | "no_show";
  readonly service: string;
  readonly yourTime: { readonly day: string; readonly time: string };
  readonly officeTime: string;
  readonly adviser: string;
  /** How adviser and visitor meet. */
  readonly meeting: string;
  readonly price: string;
  /** The firm's sentences on tax and payment; empty once the appointment is over or cancelled. */
  readonly priceNotes: readonly string[];
  readonly callerWords: readonly string[];
};

/** The appointment in its current state. */
export function ManagedSummary({ booking }: { readonly booking: ManagedView }) {
  const t = useTranslations("manage");
  const { reference, status, service, yourTime, officeTime, adviser, meeting, price, priceNotes } = booking;
  return (
    <SummaryList
      isWide
      rows={[
        { term: t("rows.reference"), value: <b className="num">{reference}</b> },
        { term: t("rows.status"), value: t(`status.${status}`) },
        { term: t("rows.service"), value: service },
        { term: t("rows.yourTime"), value: <DayAndTime {...yourTime} /> },
        { term: t("rows.officeTime"), value: officeTime },
        { term: t("rows.adviser"), value: adviser },
        { term: t("rows.meeting"), value: meeting },
        { term: t("rows.price"), value: <PriceLines price={price} notes={priceNotes} /> },
      ]}
    />
  );
}
