import { firm } from "@/lib/firm/settings-snapshot";
import { openManaged } from "@/lib/booking/change/manage";
import type { Managed } from "@/lib/booking/change/manage";
import { closePayment, findPayment, isProviderError, openPayment } from "../../provider/provider";
import type { ProviderPayment } from "../../provider/provider-payment";
import { cardSettings } from "../../provider/settings";
import { loadBalance } from "../../account/loaders";
import type { BookingBalance } from "../../account/queries/balance";
import { balanceText, placeOfInvoice } from "../../account/payment-texts";
import { priceNotes } from "../../account/ways-to-pay";
import { db } from "@/lib/platform/db/client";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { errorFields, log } from "@/lib/platform/log";
import { fail, ok } from "@/lib/platform/result";
import type { Failure, Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { owedFor } from "../owed";
import { settle } from "./settle";

type Context = { readonly locale: Locale; readonly now: Instant };
type Refusal = "RESOURCE_NOT_FOUND" | "BUSINESS_RULE_VIOLATION" | "SERVICE_UNAVAILABLE";

/** The data that a browser needs for a payment. The amount is in minor units. */
export type CardPayment = {
  readonly provider: "stripe";
  readonly clientSecret: string;
  readonly amount: number;
  readonly currency: string;
};

/**
 * Opens a payment by card for the booking of a manage link, or returns the payment that is already open. If the client
 * has already paid, records the payment and opens no new one. BUSINESS_RULE_VIOLATION: nothing is owed, or the card's
 * bank has not decided yet. SERVICE_UNAVAILABLE: the site takes no cards, or the provider has failed. The `details` of
 * this failure say how to pay instead, and name the invoice if there is one.
 */
export async function startCardPayment(
  link: string,
  context: Context,
): Promise<Result<CardPayment, Refusal, "nothing-to-pay" | "processing" | "no-card">> {
  const managed = await openManaged(link);
  if (!managed.ok) return managed;
  const { booking } = managed.value;
  const balance = await loadBalance(booking.id, context.now);
  const owed = { bookingId: booking.id, amountMinor: owedFor(booking, balance), currency: booking.currency };
  if (owed.amountMinor === 0) return nothingToPay();
  if (!cardSettings()) return otherWay(managed.value, { balance, reason: { rule: "no-card" } }, context);
  try {
    const earlier = await db.payment.findMany({
      where: { bookingId: booking.id, provider: "stripe" },
      orderBy: { createdAt: "desc" },
      select: { providerId: true, state: true },
    });
    const payment = (await continuePayment(earlier, owed, context.now)) ?? (await newPayment(earlier.length, owed));
    if (payment.state === "paid") return nothingToPay();
    if (payment.state === "processing") return fail("BUSINESS_RULE_VIOLATION", { rule: "processing" });
    const { clientSecret, amountMinor, currency } = payment;
    return ok({ provider: "stripe", clientSecret, amount: amountMinor, currency });
  } catch (error) {
    if (!isProviderError(error)) throw error;
    log("error", "card-payment.refused", { bookingId: booking.id, ...errorFields(error) });
    return otherWay(managed.value, { balance, reason: { retryAfter: 60 } }, context);
  }
}

const nothingToPay = () => fail("BUSINESS_RULE_VIOLATION", { rule: "nothing-to-pay" });

type Owed = { readonly bookingId: string; readonly amountMinor: number; readonly currency: string };

type Stored = { readonly providerId: string | null; readonly state: string };

/**
 * Finds the payment that was opened earlier. Settles this payment if the client has paid, and closes it if the owed
 * amount has changed, for example after a transfer.
 */
async function continuePayment(
  earlier: readonly Stored[],
  owed: Owed,
  now: Instant,
): Promise<ProviderPayment | undefined> {
  for (const { providerId, state } of earlier) {
    if (state !== "pending") continue;
    const payment = await findPayment(providerId ?? "");
    if (payment.state === "open" && payment.amountMinor === owed.amountMinor) return payment;
    const closed = payment.state === "open" ? await closePayment(payment.id) : payment;
    await settle(closed, now);
    if (closed.state !== "cancelled") return closed;
  }
  return undefined;
}

/**
 * Opens a payment. Two requests at the same time, for example from two windows, get the same payment because their
 * idempotency keys are equal. The key contains `earlier`, the number of payments that the request found when it looked
 * for an open payment. A new count here could include the payment of the other request, and the keys would differ.
 */
async function newPayment(earlier: number, owed: Owed): Promise<ProviderPayment> {
  const { bookingId, amountMinor, currency } = owed;
  const payment = await openPayment({ ...owed, idempotencyKey: `${bookingId}-${earlier}-${amountMinor}` });
  await db.payment.createMany({
    data: [{ bookingId, provider: "stripe", providerId: payment.id, amountMinor, currency }],
    skipDuplicates: true,
  });
  return payment;
}

type Cause = {
  readonly balance: BookingBalance | undefined;
  /** Whether a later try can help, and after how many seconds. */
  readonly reason: { readonly rule: "no-card" } | { readonly retryAfter: number };
};

function otherWay(
  { booking }: Managed,
  { balance, reason }: Cause,
  { locale }: Context,
): Failure<"SERVICE_UNAVAILABLE", "no-card"> {
  return fail("SERVICE_UNAVAILABLE", {
    ...reason,
    payBy: balance ? "invoice" : "arrangement",
    ...(balance && { invoice: balance.invoiceNumber, dueOn: balance.dueOn }),
    amount: owedFor(booking, balance),
    currency: booking.currency,
    howToPay: howToPay(booking, balance, locale),
  });
}

/**
 * Says how to pay while cards cannot be charged. A booking that can be paid only by card waits for the provider, so the
 * text does not ask for a card payment by a deadline.
 */
function howToPay(
  { priceMinor }: Managed["booking"],
  balance: BookingBalance | undefined,
  locale: Locale,
): readonly string[] {
  if (balance) return [firm().taxWording[locale], balanceText(balance, locale), ...placeOfInvoice(balance, locale)];
  if (!cardSettings()) return priceNotes(priceMinor, locale);
  return [translatorFor(locale, "pay")("away", { phone: firm().phone })];
}
