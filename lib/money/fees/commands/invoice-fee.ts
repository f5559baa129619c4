import { changeCase } from "@/lib/cases/commands/change-case";
import { profile } from "@/lib/firm/profile";
import { firm } from "@/lib/firm/settings-snapshot";
import { writeInvoice } from "../../account/commands/write-invoice";
import type { InvoiceAddress } from "../../account/invoice/address";
import type { InvoiceContent } from "../../account/invoice/content";
import { currentSeller, sterlingRate } from "../../account/invoice/seller";
import { endOfTerm } from "../../account/due-day";
import { isInvoiced, reminderAt } from "../../account/term";
import { waysToPay } from "../../account/ways-to-pay";
import type { Staff } from "@/lib/platform/auth/staff";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { findFeeBooking } from "../queries/fee-booking";
import { findMaxFeeBase } from "../queries/returned";
import { feeText } from "../fee-texts";

type Arrival = {
  readonly reference: string;
  /**
   * The number of fees that the page showed. The second request of a double click has an outdated number and is
   * refused.
   */
  readonly feeCount: number;
  /** The day on which the money arrived in the client's own account. */
  readonly arrivedOn: Day;
  /** The amount in minor units. Its currency is the currency of the client's latest completed appointment. */
  readonly amount: number;
  readonly address: InvoiceAddress;
};

type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION" | "VALIDATION_ERROR";

/**
 * Records money that arrived in the client's own account, and issues the invoice for the success fee. The fee is the
 * agreed part of the money, rounded down to a whole minor unit. Returns whether the client gets an email. A closed case
 * is not refused, because money can arrive after the case was closed. BUSINESS_RULE_VIOLATION: the case has no fee
 * agreement, the client has no completed appointment, or the firm has no bank account. VALIDATION_ERROR: the day is in
 * the future or before the agreement, less or nothing was returned, or the fee would be less than one minor unit.
 * RESOURCE_CONFLICT: the number of fees has changed. RESOURCE_NOT_FOUND: there is no such case, or the staff member may
 * not open the client's file.
 */
export function invoiceFee(
  staff: Staff,
  { reference, feeCount, arrivedOn, amount, address }: Arrival,
  now: Instant,
): Promise<Result<{ readonly isEmailed: boolean }, Refusal>> {
  return changeCase(staff, { reference, now }, async ({ id: caseId, clientId }, tx) => {
    const agreement = await tx.feeAgreement.findUnique({ where: { caseId }, include: { case: { select: buyer } } });
    const booking = await findFeeBooking(clientId, tx);
    if (!agreement || !booking || !isInvoiced(amount)) return fail("BUSINESS_RULE_VIOLATION");
    if ((await tx.successFee.count({ where: { caseId } })) !== feeCount) return fail("RESOURCE_CONFLICT");

    const today = dayOf(now, firm().zone);
    const agreedOn = dayFromDate(agreement.agreedOn);
    if (arrivedOn > today) return invalidField("arrivedOn", "dayInFuture");
    if (arrivedOn < agreedOn) return invalidField("arrivedOn", "beforeAgreement");
    const { currency } = booking;
    const maxAmount = await findMaxFeeBase(tx, caseId, currency);
    if (maxAmount === 0) return invalidField("amount", "nothingReturned");
    if (amount > maxAmount) return invalidField("amount", "moreThanReturned");
    const { rateBasisPoints } = agreement;
    const feeMinor = Math.floor((amount * rateBasisPoints) / 10_000);
    if (feeMinor === 0) return invalidField("amount", "amountInvalid");

    const { id: successFeeId } = await tx.successFee.create({
      data: {
        caseId,
        currency,
        rateBasisPoints,
        feeMinor,
        arrivedMinor: amount,
        recordedById: staff.id,
        arrivedOn: dateFromDay(arrivedOn),
        createdAt: new Date(now),
      },
      select: { id: true },
    });
    const { client } = agreement.case;
    const locale = parseLocale(client.locale) ?? defaultLocale;
    const facts = firm();
    const content: InvoiceContent = {
      seller: currentSeller(locale),
      buyer: { name: `${client.firstName} ${client.lastName}`, email: client.email, address },
      service: feeText({ rateBasisPoints, arrivedMinor: amount, currency, arrivedOn, agreedOn }, locale),
      bookingReference: booking.reference,
      serviceDay: arrivedOn,
      taxRatePercent: profile().tax.ratePercent,
      taxWording: facts.taxWording[locale],
      sterling: sterlingRate(currency),
      note: waysToPay(locale) || null,
      isSample: facts.isSample,
    };
    const dueOn = endOfTerm(today);
    const invoice = { successFeeId, bookingId: booking.id, issuedOn: today, dueOn, currency, totalMinor: feeMinor };
    const { number } = await writeInvoice(tx, staff, { ...invoice, locale, content });
    const isEmailed = client.email !== null;
    const payload = { caseId, feeId: successFeeId };
    const emails = [
      { job: { task: "fee-email", payload } },
      { job: { task: "fee-email", payload: { ...payload, isReminder: true } }, runAt: reminderAt(dueOn) },
    ] as const;
    return ok({
      audit: { action: "case.fee-invoiced", details: { number, amount: feeMinor, currency } },
      jobs: isEmailed ? emails : [],
      value: { isEmailed },
    });
  });
}

const buyer = {
  client: { select: { firstName: true, lastName: true, email: true, locale: true } },
} as const;
