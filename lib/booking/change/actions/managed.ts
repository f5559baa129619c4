"use server";

import { publicAction } from "@/lib/platform/web/action";
import { isCurrency } from "@/lib/platform/money/money";
import { fail, ok } from "@/lib/platform/result";
import { currencyFor } from "@/lib/services/price";

import { changeDraft } from "../../wizard/commands/draft";
import { requestLinks } from "../commands/request-links";
import type { Answers } from "../../wizard/draft";
import { readDraftToken, writeDraftToken } from "../../wizard/draft-cookie";
import { priceAfter } from "../follow-up";
import { stepPath } from "../../wizard/journey";
import {
  cancelManaged as cancelByLink,
  keepManaged as keepByLink,
  moveManaged,
  openManaged,
  withdrawManaged as withdrawByLink,
} from "../manage";
import type { ManageOutcome } from "../manage-outcome";
import { findSchema, managedCancelSchema, managedSchema, readCancelForm, tokenSchema } from "../../schema";

type Outcome = { readonly token: string; readonly done: ManageOutcome };

const managePath = ({ token, done }: Outcome) => `/booking/manage/${token}?done=${done}`;

/**
 * Returns the outcome of a cancellation that failed because the booking had changed since the page was loaded:
 * "wasCancelled" if the booking is already cancelled, otherwise "notCancelled".
 */
async function outcomeOfStaleCancel(token: string): Promise<ManageOutcome> {
  const managed = await openManaged(token);
  return managed.ok && managed.value.booking.status === "cancelled" ? "wasCancelled" : "notCancelled";
}

/** Cancels the booking of a manage link. */
export const cancelManaged = publicAction({
  name: "booking.cancel-managed",
  limit: "booking",
  schema: managedCancelSchema,
  read: readCancelForm,
  async run({ token, from, reason }, { now }) {
    const done = await cancelByLink(token, { reason, from: from === undefined ? undefined : Date.parse(from) }, now);
    if (!done.ok && done.error === "RESOURCE_CONFLICT") {
      return ok<Outcome>({ token, done: await outcomeOfStaleCancel(token) });
    }
    return done.ok ? ok<Outcome>({ token, done: "cancelled" }) : done;
  },
  next: managePath,
});

/** Cancels the booking of a manage link because the client withdraws from the contract. */
export const withdrawManaged = publicAction({
  name: "booking.withdraw-managed",
  limit: "booking",
  schema: tokenSchema,
  async run({ token }, { now }) {
    const done = await withdrawByLink(token, now);
    if (!done.ok && done.error === "RESOURCE_CONFLICT") return ok<Outcome>({ token, done: "wasCancelled" });
    return done.ok ? ok<Outcome>({ token, done: "withdrawn" }) : done;
  },
  next: managePath,
});

/** Moves the booking of a manage link to another time. */
export const rescheduleManaged = publicAction({
  name: "booking.reschedule-managed",
  limit: "booking",
  schema: managedSchema,
  async run({ token, startTime, from, earlyStart }, { now }) {
    const done = await moveManaged(
      token,
      { start: Date.parse(startTime), from: from === undefined ? undefined : Date.parse(from), earlyStart },
      now,
    );
    if (!done.ok && done.error === "RESOURCE_CONFLICT") return ok<Outcome>({ token, done: "changed" });
    return done.ok ? ok<Outcome>({ token, done: done.value.hasNewAdviser ? "movedToOther" : "moved" }) : done;
  },
  next: managePath,
});

/** Keeps the present time of a booking whose client was offered other times. */
export const keepManaged = publicAction({
  name: "booking.keep-managed",
  limit: "booking",
  schema: tokenSchema,
  async run({ token }, { now }) {
    const done = await keepByLink(token, now);
    if (!done.ok && done.error === "RESOURCE_CONFLICT") return ok<Outcome>({ token, done: "changed" });
    return done.ok ? ok<Outcome>({ token, done: "kept" }) : done;
  },
  next: managePath,
});

/**
 * Starts a draft for a follow-up to the booking of a manage link: the same service at the price of a follow-up.
 * Personal details are not copied from the booking, because the client may have forwarded the link to another person.
 */
export const bookFollowUp = publicAction({
  name: "booking.follow-up",
  limit: "step",
  schema: tokenSchema,
  async run({ token }, { locale, now }) {
    const managed = await openManaged(token);
    if (!managed.ok) return managed;
    const { booking, service } = managed.value;
    const currency = currencyFor(locale, isCurrency(booking.currency) ? booking.currency : undefined);
    if (priceAfter(booking, { service, currency }) === null)
      return fail("BUSINESS_RULE_VIOLATION", { rule: "follow-up-not-sold" });
    const change = ({ slot: _, formerServiceId: __, details, ...answers }: Answers): Answers => ({
      ...answers,
      ...(details?.email === booking.email && { details }),
      serviceId: service.id,
      followUpOf: booking.id,
      zone: booking.zone,
      currency,
    });
    await writeDraftToken(await changeDraft(await readDraftToken(), change, now));
    return ok(null);
  },
  next: () => stepPath("date"),
});

/**
 * Emails the manage links of future bookings to the email address that was used for them. The response does not reveal
 * whether an address has bookings. A bot, which fills in the field `website`, gets the same response but no email.
 */
export const mailLinks = publicAction({
  name: "booking.mail-links",
  limit: "find",
  schema: findSchema,
  async run({ email, website }, { locale, now }) {
    if (!website) await requestLinks({ email, locale }, now);
    return ok(null);
  },
  next: () => "/booking/find?sent=1",
});
