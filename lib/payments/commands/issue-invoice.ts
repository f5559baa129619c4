import { profile } from "@/lib/firm/profile";
import type { FirmFacts } from "@/lib/firm/settings";
import { firm } from "@/lib/firm/settings-snapshot";
import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import type { Prisma, Tx } from "@/lib/platform/db/client";
import { defaultLocale, isLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { openAddress } from "../invoice/address";
import { splitTax } from "../invoice/amounts";
import { sealContent } from "../invoice/content";
import type { InvoiceContent } from "../invoice/content";
import { invoiceNumber } from "../invoice/number";
import { dueDay } from "../term";

export type IssuedDocument = { readonly id: string; readonly number: string };

const columns = {
  ...{ id: true, reference: true, firstName: true, lastName: true, email: true, startsAt: true, locale: true },
  ...{ priceMinor: true, currency: true, invoiceAddressCipher: true },
  service: { select: { slug: true, texts: { select: { locale: true, name: true } } } },
} as const satisfies Prisma.BookingSelect;

type InvoicedBooking = Prisma.BookingGetPayload<{ select: typeof columns }>;

/**
 * Issues the invoice for a booking, in the transaction in which the booking begins to owe it. RESOURCE_ALREADY_EXISTS:
 * the booking has an invoice that is not credited in full. BUSINESS_RULE_VIOLATION: the appointment is free. `isPaid`:
 * a card has paid it.
 */
export async function issueInvoice(
  tx: Tx,
  by: Actor,
  { bookingId, now, isPaid = false }: { readonly bookingId: string; readonly now: Instant; readonly isPaid?: boolean },
): Promise<Result<IssuedDocument, "RESOURCE_NOT_FOUND" | "RESOURCE_ALREADY_EXISTS" | "BUSINESS_RULE_VIOLATION">> {
  // A second request for the same invoice waits here and then finds the first invoice.
  await tx.$queryRaw`select from bookings where id = ${bookingId}::uuid for update`;
  const booking = await tx.booking.findUnique({ where: { id: bookingId }, select: columns });
  if (!booking) return fail("RESOURCE_NOT_FOUND");
  if (booking.priceMinor === 0) return fail("BUSINESS_RULE_VIOLATION", { rule: "free" });
  // A transaction has one connection, so its reads follow each other.
  const issuedBefore = await tx.invoice.findMany({ where: { bookingId }, select: { kind: true, totalMinor: true } });
  const owed = issuedBefore.reduce(
    (sum, { kind, totalMinor }) => sum + (kind === "invoice" ? totalMinor : -totalMinor),
    0,
  );
  if (owed > 0) return fail("RESOURCE_ALREADY_EXISTS");

  const locale = isLocale(booking.locale) ? booking.locale : defaultLocale;
  const content = contentFor(booking, locale, isPaid);
  const issuedOn = dayOf(now, firm().zone);
  const issued = await tx.invoice.create({
    data: {
      kind: "invoice",
      year: yearOf(issuedOn),
      bookingId,
      issuedOn: dateFromDay(issuedOn),
      dueOn: dateFromDay(dueDay(issuedOn, booking.startsAt)),
      currency: booking.currency,
      ...splitTax(booking.priceMinor, content.taxRatePercent),
      locale,
      contentCipher: sealContent(content),
    },
    select: { id: true, kind: true, year: true, number: true },
  });
  const number = invoiceNumber(issued);
  await record(tx, by, { action: "invoice.issued", subjectKind: "booking", subjectId: bookingId, details: { number } });
  return ok({ id: issued.id, number });
}

function contentFor(booking: InvoicedBooking, locale: Locale, isPaid: boolean): InvoiceContent {
  const facts = firm();
  const nameIn = (language: Locale) => booking.service.texts.find((text) => text.locale === language)?.name;
  return {
    seller: {
      ...{ legalName: facts.legalName, tradingName: facts.tradingName, legalForm: facts.legalForm },
      ...{ representatives: facts.representatives, registers: facts.registers },
      address: facts.registeredOffice[locale],
      postal: sellerAddress(facts, locale),
      ...{ businessNumber: facts.businessNumber, taxNumber: facts.taxNumber },
      ...{ email: facts.email, phone: facts.phone },
    },
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
    note: isPaid ? translatorFor(locale, "payments.card")("paid") : (facts.paymentText?.[locale] ?? null),
    isPaid,
    isSample: facts.isSample,
  };
}

type SellerAddress = NonNullable<InvoiceContent["seller"]["postal"]>;

/** The registered office in parts. The entered parts are those of the visiting address, if there is one. */
function sellerAddress(facts: FirmFacts, locale: Locale): SellerAddress {
  const { visitingAddress, postalAddress: parts, registeredOffice, holidays } = facts;
  if (parts && visitingAddress === null)
    return { street: parts.street, postcode: parts.postalCode, town: parts.locality, country: parts.country };
  const [street = "", ...others] = registeredOffice[locale];
  return { street, postcode: null, town: others.join(", ") || street, country: parts?.country ?? holidays.country };
}

const yearOf = (day: Day) => Number(day.slice(0, 4));
