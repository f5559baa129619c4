"use server";

import { headers } from "next/headers";

import { offeredMode } from "@/lib/firm/offered-modes";
import { firm } from "@/lib/firm/settings-snapshot";
import { toInvoiceAddress } from "@/lib/money/account/invoice/address";
import { publicAction } from "@/lib/platform/web/action";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { ok } from "@/lib/platform/result";
import { googleConsent } from "@/lib/privacy/choices-cookie";
import { reportToGoogle } from "@/lib/privacy/google/report-event";
import { serviceByKey } from "@/lib/services/find";
import { count, countErrors, serviceCode } from "@/lib/statistics/count";

import { changeDraft } from "../commands/draft";
import { holdSlot } from "../commands/hold";
import { confirmDraft } from "../confirm-draft";
import { pageKey } from "../draft";
import type { Answers } from "../draft";
import { readDraftToken, writeDraftToken } from "../draft-cookie";
import { originOf } from "../loaders/origin";
import { findEarlier } from "../../change/follow-up";
import { stepPath } from "../journey";
import type { Step } from "../journey";
import { countCompleted, namedSource, withStep } from "../progress";
import { loadOwnDraft } from "../loaders/own-draft";
import {
  detailsSchema,
  isBornBy,
  readDetailsForm,
  readServiceForm,
  serviceSchema,
  slotSchema,
  zoneSchema,
} from "../../schema";
import { readTermsForm, termsSchema } from "../terms-schema";

/**
 * Step 1. A change of service drops the chosen slot, because the slot depends on the service's length and advisers. The
 * change also drops the link to an earlier booking, so the new booking is no longer a follow-up. The browser's time
 * zone never replaces a time zone in the draft, because the visitor may have chosen the draft's time zone.
 */
export const chooseService = publicAction({
  name: "booking.choose-service",
  limit: "step",
  schema: serviceSchema,
  read: readServiceForm,
  async run({ service: key, currency, timeZone, urgent, attribution }, { locale, now }) {
    const service = await serviceByKey(key);
    if (!service?.hasAdviser) return invalidField("service", "unknownService");
    count("begin_checkout", { service: serviceCode(service.type) }, { locale, now });
    reportToGoogle("begin_checkout", await googleConsent(), { route: "/booking", now });
    const source = namedSource(await headers());
    let before: Answers["progress"];
    const change = ({ slot, followUpOf, ...answers }: Answers): Answers => ({
      ...(timeZone ? { zone: timeZone } : {}),
      ...answers,
      ...(answers.serviceId === service.id
        ? { ...(slot && { slot }), ...(followUpOf && { followUpOf }) }
        : { serviceId: service.id, formerServiceId: answers.serviceId }),
      ...(currency ? { currency } : {}),
      progress: withStep({ ...(source && { source }), ...(before = answers.progress) }, "service", now),
    });
    const origin = await originOf(attribution, now);
    await writeDraftToken(await changeDraft(await readDraftToken(), change, now, origin));
    countCompleted("service", { ...(source && { source }), ...before }, { locale, now });
    return ok(urgent);
  },
  counts: countErrors("service"),
  next: (urgent) => stepPath("date", urgent && "urgent"),
});

/** Stores the time zone in which step 2 shows the times. An unknown time zone is replaced by the office's. */
export const chooseZone = publicAction({
  name: "booking.choose-zone",
  limit: "step",
  schema: zoneSchema,
  async run({ timeZone, day, month, urgent }, { now }) {
    const { token, draft } = await loadOwnDraft(now);
    if (token !== undefined && draft?.bookingId === null) {
      const zone = timeZone ?? firm().zone;
      await writeDraftToken(await changeDraft(token, (answers) => ({ ...answers, zone }), now));
    }
    return ok({ day, month, urgent });
  },
  next({ day, month, urgent }) {
    const query = day ? `&day=${day}` : month ? `&month=${month}` : "";
    return `${stepPath("date", urgent && "urgent")}${query}`;
  },
});

/** Step 2. Holds the slot for ten minutes. */
export const chooseSlot = publicAction({
  name: "booking.choose-slot",
  limit: "step",
  schema: slotSchema,
  async run({ startTime, page }, { locale, network, now }) {
    const { token, draft, service } = await loadOwnDraft(now);
    if (token === undefined || !draft || !service) return ok<Step | "replaced">("service");
    // The visitor chose the slot on a page for another draft, or for a service that was replaced in another window.
    // Step 2 is shown again, with the times of the current service.
    if (page !== pageKey(draft.id, service.id)) return ok(dateStepOf(draft.answers));
    const { zone } = draft.answers;
    const held = await holdSlot(
      { draft: { token, id: draft.id }, service, start: Date.parse(startTime), zone, language: locale, network },
      now,
    );
    if (!held.ok) return held.error === "RESOURCE_NOT_FOUND" ? ok<Step | "replaced">("service") : held;
    // Holding the slot has extended the draft's lifetime, so the cookie's lifetime must be extended too. After an
    // action that sets a cookie, Next's router discards its cached pages, so the Back button loads step 2 again.
    await writeDraftToken(token);
    countCompleted("date", draft.answers.progress, { locale, now });
    return ok<Step | "replaced">("details");
  },
  counts: countErrors("date", (step) => step === "details"),
  next: (step) => (step === "replaced" ? stepPath("date", step) : stepPath(step)),
});

type AfterDetails = Step | "gone" | "replaced";

/**
 * Both results lead to step 2. If the visitor has changed the service, the result is "replaced", and step 2 explains
 * why the visitor must choose a new time. Otherwise the result is "date".
 */
function dateStepOf({ formerServiceId }: Answers): "date" | "replaced" {
  return formerServiceId === undefined ? "date" : "replaced";
}

/** Step 3. */
export const saveDetails = publicAction({
  name: "booking.save-details",
  limit: "step",
  schema: detailsSchema,
  read: readDetailsForm,
  async run(details, { locale, now }) {
    if (!isBornBy(details.dateOfBirth, now)) return invalidField("dateOfBirth", "dateOfBirthInvalid");
    const { token, draft, service } = await loadOwnDraft(now);
    // The visitor has already booked this draft in another window.
    if (draft?.bookingId) return ok<AfterDetails>("done");
    if (details.isNewClient && service?.availableForNewClients === false) {
      return invalidField("isNewClient", "returningOnly");
    }
    if (draft?.answers.followUpOf && !(await findEarlier({ ...draft.answers, details })))
      return invalidField("email", "emailOfFollowUp");
    if (offeredMode(details.meetingMode) === undefined) return invalidField("meetingMode", "meetingModeNotOffered");
    if (details.meetingMode === "video" && draft?.hold?.adviser.hasVideoAddress === false) {
      return invalidField("meetingMode", "meetingModeNotThen");
    }
    const isComplete = service !== undefined && draft?.answers.slot !== undefined;
    const change = ({ prefill: _, ...answers }: Answers): Answers => ({
      ...answers,
      details,
      ...(isComplete && { progress: withStep(answers.progress, "details", now) }),
    });
    await writeDraftToken(await changeDraft(token, change, now));
    if (isComplete) countCompleted("details", draft.answers.progress, { locale, now });
    return ok<AfterDetails>(!service || !draft ? "gone" : isComplete ? "confirm" : dateStepOf(draft.answers));
  },
  counts: countErrors("details", (step) => step === "confirm"),
  // "gone": the draft was discarded in another window, or it has expired, or its service is no longer offered. The
  // details are saved in a draft, in which the visitor chooses a service and a time again.
  next: (step) =>
    step === "gone" ? stepPath("service", "gone") : step === "replaced" ? stepPath("date", "replaced") : stepPath(step),
});

/** Step 4. A repeated submission, such as a double click, leads to the same booking. */
export const confirmBooking = publicAction({
  name: "booking.confirm",
  limit: "booking",
  schema: termsSchema,
  read: readTermsForm,
  async run({ fingerprint, earlyStart, ...address }, { locale, now }) {
    const token = await readDraftToken();
    const invoiceAddress = toInvoiceAddress(address);
    const google = await googleConsent();
    const confirmed = await confirmDraft(token, { locale, now, fingerprint, earlyStart, invoiceAddress, google });
    // After an action that sets a cookie, Next's router discards its cached pages. With a cached page, the Back button
    // would show the booked time as still held.
    if (confirmed.ok && confirmed.value !== "gone" && token !== undefined) await writeDraftToken(token);
    return confirmed;
  },
  counts: countErrors("confirm", (outcome) => typeof outcome === "object"),
  next: (outcome) =>
    outcome === "gone"
      ? stepPath("service", "gone")
      : outcome === "changed"
        ? stepPath("confirm", "changed")
        : stepPath("done"),
  isFree: (outcome) => outcome === "changed" || outcome === "gone",
});
