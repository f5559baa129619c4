import { profile } from "@/lib/firm/profile";
import { firm } from "@/lib/firm/settings-snapshot";
import type { Actor } from "@/lib/platform/audit/record";
import type { Prisma, Tx } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { defaultLocale, isLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { remainingMinor } from "../balance";
import { openAddress } from "../invoice/sealed-address";
import type { InvoiceContent } from "../invoice/content";
import { currentSeller, sterlingRate } from "../invoice/seller";
import { dueDay, endOfTerm } from "../due-day";
import { waysToPay } from "../ways-to-pay";
import { writeInvoice } from "./write-invoice";
import type { IssuedDocument } from "./write-invoice";

const columns = {
  id: true,
  reference: true,
  firstName: true,
  lastName: true,
  email: true,
  startsAt: true,
  locale: true,
  priceMinor: true,
  currency: true,
  invoiceAddressCipher: true,
  service: { select: { slug: true, texts: { select: { locale: true, name: true } } } },
} as const satisfies Prisma.BookingSelect;

type InvoicedBooking = Prisma.BookingGetPayload<{ select: typeof columns }>;

/**
 * Issues the invoice for the price of a booking. `tx` is the transaction that stores the booking or the payment.
 * RESOURCE_ALREADY_EXISTS: the price has been invoiced before, and that invoice has not been credited in full.
 * BUSINESS_RULE_VIOLATION: the appointment is free. RESOURCE_NOT_FOUND: there is no such booking. `isPaid`: the client
 * paid by card before the invoice was issued.
 */
export async function issueInvoice(
  tx: Tx,
  by: Actor,
  { bookingId, now, isPaid = false }: { readonly bookingId: string; readonly now: Instant; readonly isPaid?: boolean },
): Promise<
  Result<IssuedDocument, "RESOURCE_NOT_FOUND" | "RESOURCE_ALREADY_EXISTS" | "BUSINESS_RULE_VIOLATION", "free">
> {
  // A second request for the same invoice waits here and then finds the first invoice.
  await lockRow(tx, "bookings", { id: bookingId });
  const booking = await tx.booking.findUnique({ where: { id: bookingId }, select: columns });
  if (!booking) return fail("RESOURCE_NOT_FOUND");
  if (booking.priceMinor === 0) return fail("BUSINESS_RULE_VIOLATION", { rule: "free" });
  // The queries run one after the other, not in Promise.all, because a transaction has only one connection.
  const issuedBefore = await tx.invoice.findMany({
    where: { bookingId, kind: "invoice", successFeeId: null },
    select: { totalMinor: true, creditNotes: { select: { totalMinor: true } } },
  });
  if (issuedBefore.some((invoice) => remainingMinor(invoice) > 0)) return fail("RESOURCE_ALREADY_EXISTS");

  const locale = isLocale(booking.locale) ? booking.locale : defaultLocale;
  const issuedOn = dayOf(now, firm().zone);
  return ok(
    await writeInvoice(tx, by, {
      bookingId,
      issuedOn,
      locale,
      currency: booking.currency,
      totalMinor: booking.priceMinor,
      dueOn: booking.startsAt.getTime() > now ? dueDay(issuedOn, booking.startsAt) : endOfTerm(issuedOn),
      content: contentFor(booking, locale, isPaid),
    }),
  );
}

function contentFor(booking: InvoicedBooking, locale: Locale, isPaid: boolean): InvoiceContent {
  const facts = firm();
  const nameIn = (language: Locale) => booking.service.texts.find((text) => text.locale === language)?.name;
  return {
    seller: currentSeller(locale),
    buyer: {
      name: `${booking.firstName} ${booking.lastName}`,
      email: booking.email,
      ...(booking.invoiceAddressCipher && { address: openAddress(booking.invoiceAddressCipher) }),
    },
    service: nameIn(locale) ?? nameIn(defaultLocale) ?? booking.service.slug,
    bookingReference: booking.reference,
    serviceDay: dayOf(booking.startsAt.getTime(), facts.zone),
    taxRatePercent: profile().tax.ratePercent,
    taxWording: facts.taxWording[locale],
    sterling: sterlingRate(booking.currency),
    note: isPaid ? translatorFor(locale, "payments.card")("paid") : waysToPay(locale) || null,
    isPaid,
    isSample: facts.isSample,
  };
}
