import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { Section } from "@/components/desk/record/section";
import { SummaryList } from "@/components/ui/summary-list";

type Facts = {
  readonly adviser: string;
  readonly meeting: string;
  readonly price: string;
  /** Undefined for staff who may not see payments. */
  readonly payments: readonly string[] | undefined;
  /** The path of the page with the invoices and payments. Undefined if the booking has no invoice. */
  readonly paymentsHref: string | undefined;
  /** How the price is paid and what staff have to do, if the booking has neither an invoice nor a payment. */
  readonly payWay: readonly string[] | undefined;
  readonly due: string | undefined;
  readonly made: string;
  readonly terms: string;
  readonly outside: string | undefined;
  readonly cancelReason: string | undefined;
};

/** How adviser and client meet, what the appointment costs, and how it was booked. */
export function RecordFacts({
  facts,
  makeInvoice,
  agreed,
}: {
  readonly facts: Facts;
  /** The form that makes the missing invoice. */
  readonly makeInvoice?: ReactNode;
  /** The versions of the legal texts that the client agreed to. */
  readonly agreed: ReactNode;
}) {
  const t = useTranslations("bookings.record");
  const rows = [
    { term: t("adviser"), value: facts.adviser },
    { term: t("how"), value: facts.meeting },
    { term: t("price"), value: facts.price },
    {
      term: t("payment"),
      value: facts.payments && (facts.payments.join("; ") || t("noPayment")),
      changeHref: facts.paymentsHref,
      changeLabel: t("openPayments"),
    },
    {
      term: t("payWay"),
      value: facts.payWay && (
        <>
          {facts.payWay.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {makeInvoice}
        </>
      ),
    },
    { term: t("due"), value: facts.due },
    { term: t("made"), value: facts.made },
    {
      term: t("terms"),
      value: (
        <>
          {facts.terms}
          {agreed}
        </>
      ),
    },
    { term: t("outside"), value: facts.outside },
    { term: t("cancelReason"), value: facts.cancelReason },
  ].flatMap(({ value, ...row }) => (value ? [{ ...row, value }] : []));
  return (
    <Section id="facts" title={t("facts")} isRuled>
      <SummaryList rows={rows} />
    </Section>
  );
}
