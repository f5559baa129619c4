import { useTranslations } from "next-intl";

import { CallerWords } from "@/components/desk/record/caller-words";
import { PageHeader } from "@/components/desk/record/page-header";
import { Section } from "@/components/desk/record/section";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { rangeText } from "@/lib/booking/clock-texts";
import type { NewBooking } from "@/lib/booking/caller/new-booking";
import type { Locale } from "@/lib/platform/i18n/locales";
import { zoneCity } from "@/lib/platform/time/format";

export type Spoken = ReturnType<typeof useTranslations<"newBooking.readOut">>;

type Props = {
  readonly done: NonNullable<NewBooking["done"]>;
  readonly reader: { readonly locale: Locale; readonly zone: string };
  /** The texts to read out, in the client's language. */
  readonly spoken: Spoken;
};

/** The page after a booking: what staff read to the caller, and how the price is paid. */
export function ReadOut({ done, reader, spoken }: Props) {
  const t = useTranslations("newBooking");
  const tPayment = useTranslations("bookings.deskPayment");
  const client = { locale: done.locale, zone: done.zone };
  const { service, minutes, price, payment, hasEmail } = done;
  return (
    <>
      <PageHeader title={t("booked")} note={`${done.reference}, ${rangeText(done, reader)}`} />
      <Section id="read-out" title={t("readOutTitle")}>
        <div className="read-out stack-13" lang={done.locale}>
          <p>{spoken("time", { time: rangeText(done, client), place: zoneCity(done.zone, done.locale) })}</p>
          <p>
            {spoken("service", { service, minutes })} {payment === "free" ? spoken("free") : spoken("price", { price })}
          </p>
          <p>{spoken("words", { words: done.callerWords.join(", ") })}</p>
          <p>{spoken(done.hasEmail ? "cancelEmail" : "cancelPhone", { reference: done.reference })}</p>
        </div>
        <CallerWords label={t("callerWords")} words={done.callerWords} />
      </Section>
      {payment !== "free" && (
        <Alert tone={payment === "outside" ? "warn" : "info"}>
          {tPayment(payment)}
          {!hasEmail && payment === "invoice" && ` ${tPayment("invoiceNoEmail")}`}
          {!hasEmail && payment === "card" && ` ${tPayment("cardNoEmail")}`}
        </Alert>
      )}
      {payment !== "free" && done.lacksRate && (
        <Alert tone="warn">{tPayment("noRate", { currency: done.currency })}</Alert>
      )}
      <div className="page-actions">
        <ButtonLink href={`/dashboard/bookings/${done.reference}`} variant="secondary">
          {t("open")}
        </ButtonLink>
        <ButtonLink href="/dashboard/bookings/new" variant="secondary">
          {t("another")}
        </ButtonLink>
      </div>
    </>
  );
}
