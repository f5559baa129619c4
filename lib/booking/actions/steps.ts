"use server";

import { offeredMode } from "@/lib/firm/offered-modes";
import { publicAction, textFields } from "@/lib/platform/action";
import { fail, ok } from "@/lib/platform/result";
import { serviceByKey } from "@/lib/services/find";

import { changeDraft } from "../commands/draft";
import { holdSlot } from "../commands/hold";
import { confirmDraft } from "../confirm-draft";
import { pageKey } from "../draft";
import type { Answers } from "../draft";
import { readDraftToken, writeDraftToken } from "../draft-cookie";
import { stepPath } from "../journey";
import type { Step } from "../journey";
import { loadOwnDraft } from "../loaders/own-draft";
import { detailsSchema, isBornBy, isTicked, readDetailsForm, serviceSchema, slotSchema, termsSchema } from "../schema";

/** Step 1. Changing the service drops the chosen slot, which depends on the service's length and advisers. */
export const chooseService = publicAction({
  name: "booking.choose-service",
  limit: "step",
  schema: serviceSchema,
  async run({ service: key, currency }, { now }) {
    const service = await serviceByKey(key);
    if (!service) return fail("VALIDATION_ERROR", { codes: { service: ["unknownService"] } });
    const change = ({ slot, ...answers }: Answers): Answers => ({
      ...answers,
      serviceId: service.id,
      ...(currency ? { currency } : {}),
      ...(answers.serviceId === service.id && slot ? { slot } : {}),
    });
    await writeDraftToken(await changeDraft(await readDraftToken(), change, now));
    return ok(null);
  },
  next: () => stepPath("date"),
});

/** Step 2. Holds the slot for ten minutes. */
export const chooseSlot = publicAction({
  name: "booking.choose-slot",
  limit: "step",
  schema: slotSchema,
  async run({ startTime, timeZone, page }, { locale, network, now }) {
    const { token, draft, service } = await loadOwnDraft(now);
    if (token === undefined || !draft || !service) return ok<Step>("service");
    // The page belongs to another draft, for example in a window from before another booking. Show the times again.
    if (page !== pageKey(draft.id)) return ok<Step>("date");
    const zone = timeZone ?? draft.answers.zone;
    const held = await holdSlot(
      { draft: { token, id: draft.id }, service, start: Date.parse(startTime), zone, language: locale, network },
      now,
    );
    if (!held.ok) return held.error === "RESOURCE_NOT_FOUND" ? ok<Step>("service") : held;
    // Extends the cookie's lifetime with the draft's. Setting a cookie also clears the browser's cached pages, so Back
    // loads this step again.
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
    const { token, draft, service } = await loadOwnDraft(now);
    // Already booked in another window.
    if (draft?.bookingId) return ok<Step | "gone">("done");
    if (details.isNewClient && service?.availableForNewClients === false) {
      return fail("VALIDATION_ERROR", { codes: { isNewClient: ["returningOnly"] } });
    }
    if (offeredMode(details.meetingMode) === undefined)
      return fail("VALIDATION_ERROR", { codes: { meetingMode: ["meetingModeNotOffered"] } });
    if (details.meetingMode === "video" && draft?.hold?.adviser.holdsVideo === false) {
      return fail("VALIDATION_ERROR", { codes: { meetingMode: ["meetingModeNotThen"] } });
    }
    await writeDraftToken(await changeDraft(token, ({ prefill: _, ...answers }) => ({ ...answers, details }), now));
    return ok<Step | "gone">(!service ? "gone" : draft?.answers.slot ? "confirm" : "date");
  },
  // "gone": the draft was discarded in another window or has expired. The details are saved, and the visitor repeats
  // the other steps.
  next: (step) => (step === "gone" ? stepPath("service", "gone") : stepPath(step)),
});

/** Step 4. A repeated submission, such as a double click, leads to the same booking. */
export const confirmBooking = publicAction({
  name: "booking.confirm",
  limit: "booking",
  schema: termsSchema,
  read: (form) => ({ termsAccepted: isTicked(form.get("termsAccepted")), fingerprint: textFields(form).fingerprint }),
  async run({ fingerprint }, { locale, now }) {
    const token = await readDraftToken();
    const confirmed = await confirmDraft(token, { locale, now, fingerprint });
    // Setting a cookie clears the browser's cached pages, so Back does not show the booked time as only held.
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
