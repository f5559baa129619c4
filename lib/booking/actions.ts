"use server";

import { z } from "zod";

import { offeredMode } from "@/lib/firm/offered-modes";
import { readReceipt } from "@/lib/inquiry/receipt-cookie";
import { findLeadAnswers } from "@/lib/leads/queries";
import { publicAction, textFields } from "@/lib/platform/action";
import { fail, ok } from "@/lib/platform/result";
import { secretFields } from "@/lib/platform/security/secret-fields";
import type { Instant } from "@/lib/platform/time/instant";
import { serviceByKey } from "@/lib/services/find";

import { knownFrom } from "./carry-over";
import { askForLinks } from "./commands/ask-links";
import { changeDraft, endDraft } from "./commands/draft";
import { extendHold as extend, holdSlot } from "./commands/hold";
import { confirmDraft } from "./confirm";
import { isBornBy } from "./date-of-birth";
import { knownSchema } from "./draft";
import type { Answers } from "./draft";
import { forgetDraftToken, readDraftToken, writeDraftToken } from "./draft-cookie";
import { stepPath } from "./journey";
import type { Step } from "./journey";
import { cancelManaged as cancelByLink, moveManaged } from "./manage";
import { pageKey } from "./page-key";
import { findDraft } from "./queries";
import {
  detailsSchema,
  findSchema,
  isTicked,
  managedCancelSchema,
  managedSchema,
  readCancelForm,
  readDetailsForm,
  serviceSchema,
  slotSchema,
  termsSchema,
} from "./schema";

const wizard = (step: Step) => () => stepPath(step);
const manage = (done: string) => (token: string) => `/booking/manage/${token}?done=${done}`;

/** Step 1. Another service than before lets the chosen time go: it was found for the other's length and advisers. */
export const chooseService = publicAction({
  name: "booking.choose-service",
  limit: "step",
  schema: serviceSchema,
  async run({ service: key, currency }, { now }) {
    const service = await serviceByKey(key);
    if (!service) return fail("VALIDATION_ERROR", { codes: { service: ["unknownService"] } });
    const change = ({ slot, ...before }: Answers): Answers => ({
      ...before,
      serviceId: service.id,
      ...(currency ? { currency } : {}),
      ...(before.serviceId === service.id && slot ? { slot } : {}),
    });
    await writeDraftToken(await changeDraft(await readDraftToken(), change, now));
    return ok(null);
  },
  next: wizard("date"),
});

/** From the page after a request for help: its answers wait in the wizard, so that nobody types them twice. */
export const bookAfterRequest = publicAction({
  name: "booking.after-request",
  limit: "step",
  schema: z.object({}),
  async run(_nothing, { now }) {
    const receipt = await readReceipt();
    const lead = receipt?.kind === "lead" ? await findLeadAnswers(receipt.id) : undefined;
    if (!lead) return ok(null);
    const serviceId = (await serviceByKey(lead.service))?.id;
    // A time held for something else would not fit any more.
    const change = ({ slot: _, ...answers }: Answers): Answers => ({
      ...answers,
      known: knownFrom(lead),
      ...(serviceId === undefined ? {} : { serviceId }),
    });
    await writeDraftToken(await changeDraft(await readDraftToken(), change, now, receipt?.id));
    return ok(null);
  },
  next: wizard("service"),
});

/** Step 2. Holds the slot for ten minutes. */
export const chooseSlot = publicAction({
  name: "booking.choose-slot",
  limit: "step",
  schema: slotSchema,
  async run({ startTime, timeZone, page }, { locale, network, now }) {
    const { token, draft, service } = await ownDraft(now);
    if (token === undefined || !draft || !service) return ok<Step>("service");
    // Not this draft's page, as in a window that was open before another booking: the times are shown again.
    if (page !== pageKey(draft.id)) return ok<Step>("date");
    const zone = timeZone ?? draft.answers.zone;
    const held = await holdSlot(token, { service, start: Date.parse(startTime), zone, language: locale, network }, now);
    if (!held.ok) return held.error === "RESOURCE_NOT_FOUND" ? ok<Step>("service") : held;
    // The draft lives on for another day; and the browser forgets how this step looked before, in case of its Back button.
    await writeDraftToken(token);
    return ok<Step>("details");
  },
  next: (step) => stepPath(step),
});

/** Step 3. */
export const saveDetails = publicAction({
  name: "booking.save-details",
  limit: "step",
  schema: detailsSchema,
  read: readDetailsForm,
  async run(details, { now }) {
    if (!isBornBy(details.dateOfBirth, now))
      return fail("VALIDATION_ERROR", { codes: { dateOfBirth: ["dateOfBirthInvalid"] } });
    const { token, draft, service } = await ownDraft(now);
    // In another window.
    if (draft?.bookingId) return ok<Step | "gone">("done");
    if (details.isNewClient && service?.availableForNewClients === false) {
      return fail("VALIDATION_ERROR", { codes: { isNewClient: ["returningOnly"] } });
    }
    if (offeredMode(details.meetingMode) === undefined)
      return fail("VALIDATION_ERROR", { codes: { meetingMode: ["meetingModeNotOffered"] } });
    if (details.meetingMode === "video" && draft?.hold?.adviser.holdsVideo === false) {
      return fail("VALIDATION_ERROR", { codes: { meetingMode: ["meetingModeNotThen"] } });
    }
    await writeDraftToken(await changeDraft(token, ({ known: _, ...answers }) => ({ ...answers, details }), now));
    return ok<Step | "gone">(!service ? "gone" : draft?.answers.slot ? "confirm" : "date");
  },
  // Left in another window, or run out: what was typed is kept, and the rest is asked for again.
  next: (step) => (step === "gone" ? stepPath("service", "gone") : stepPath(step)),
});

/**
 * What stands in step 3's form, right or wrong, for when it is opened again: kept as long as the draft that the visitor
 * has already, and never what would empty a wallet.
 */
export const keepTyped = publicAction({
  name: "booking.keep-typed",
  limit: "step",
  schema: knownSchema,
  read(form) {
    const typed = textFields(form);
    const secrets = secretFields(typed);
    return Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, secrets.includes(name) ? "" : text]));
  },
  async run(known, { now }) {
    const { token, draft } = await ownDraft(now);
    if (token !== undefined && draft && draft.bookingId === null)
      await changeDraft(token, (answers) => ({ ...answers, known }), now);
    return ok(null);
  },
});

/** Step 4. Twice the same, as by a double click, answers with the one booking. */
export const confirmBooking = publicAction({
  name: "booking.confirm",
  limit: "booking",
  schema: termsSchema,
  read: (form) => ({ termsAccepted: isTicked(form.get("termsAccepted")), shown: textFields(form).shown }),
  async run({ shown }, call) {
    const token = await readDraftToken();
    const confirmed = await confirmDraft(token, { ...call, shown });
    // The browser forgets this step: its Back button would show the booked time as one that is only held.
    if (confirmed.ok && confirmed.value !== "gone" && token !== undefined) await writeDraftToken(token);
    return confirmed;
  },
  next: (outcome) =>
    outcome === "gone"
      ? stepPath("service", "gone")
      : outcome === "changed"
        ? stepPath("confirm", "changed")
        : stepPath("done"),
  isFree: (outcome) => outcome === "changed" || outcome === "gone",
});

export const extendHold = publicAction({
  name: "booking.extend-hold",
  limit: "step",
  schema: z.object({ step: z.enum(["date", "details", "confirm"]).catch("details") }),
  async run({ step }, { now }) {
    const token = await readDraftToken();
    const extended = token === undefined ? fail("BUSINESS_RULE_VIOLATION") : await extend(token, now);
    return extended.ok ? ok(step) : extended;
  },
  next: (step) => stepPath(step),
});

/** Ends the draft and frees the time. */
export const leaveBooking = publicAction({
  name: "booking.leave",
  limit: "step",
  schema: z.object({}),
  async run() {
    await endOwnDraft();
    return ok(null);
  },
  next: () => "/",
});

/** Error recovery: the form begins anew, and says so. */
export const resetBooking = publicAction({
  name: "booking.reset",
  limit: "step",
  schema: z.object({}),
  async run() {
    await endOwnDraft();
    return ok(null);
  },
  next: () => "/booking?reset=1",
});

export const cancelManaged = publicAction({
  name: "booking.cancel-managed",
  limit: "booking",
  schema: managedCancelSchema,
  read: readCancelForm,
  async run({ token, from, reason }, { now }) {
    const done = await cancelByLink(token, { reason, from: from === undefined ? undefined : Date.parse(from) }, now);
    return done.ok ? ok(token) : done;
  },
  next: manage("cancelled"),
});

export const rescheduleManaged = publicAction({
  name: "booking.reschedule-managed",
  limit: "booking",
  schema: managedSchema,
  async run({ token, startTime, from }, { now }) {
    const done = await moveManaged(
      token,
      { start: Date.parse(startTime), from: from === undefined ? undefined : Date.parse(from) },
      now,
    );
    return done.ok ? ok(token) : done;
  },
  next: manage("moved"),
});

/** Mails the links of an address's coming bookings. The same answer for every address, and for a machine that gave itself away. */
export const mailLinks = publicAction({
  name: "booking.mail-links",
  limit: "find",
  schema: findSchema,
  async run({ email, website }, { locale, now }) {
    if (!website) await askForLinks({ email, locale }, now);
    return ok(null);
  },
  next: () => "/booking/find?sent=1",
});

/** The visitor's draft as it is, and the service it is about. */
async function ownDraft(now: Instant) {
  const token = await readDraftToken();
  const draft = token === undefined ? undefined : await findDraft(token, now);
  const service = draft?.answers.serviceId === undefined ? undefined : await serviceByKey(draft.answers.serviceId);
  return { token, draft, service };
}

async function endOwnDraft(): Promise<void> {
  const token = await readDraftToken();
  if (token !== undefined) await endDraft(token);
  await forgetDraftToken();
}
