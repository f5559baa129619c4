import { withTimeout } from "@/lib/platform/db/timeout";
import { isDatabaseUnavailable } from "@/lib/platform/db/refusals";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Currency } from "@/lib/platform/money/money";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { loadOffer } from "@/lib/services/loaders";
import type { Offer } from "@/lib/services/loaders";
import { findService } from "@/lib/services/queries";
import type { ServiceView } from "@/lib/services/service-view";
import { sizeOfPrepared } from "@/lib/transfers/prepared";
import type { PreparedSize } from "@/lib/transfers/prepared";

import { maxExtensions } from "../commands/hold";
import { answeredSteps, pageKey } from "../draft";
import type { Answers } from "../draft";
import { readDraftToken } from "../draft-cookie";
import { findEarlier } from "../../change/follow-up";
import { completedSteps, openStep } from "../journey";
import type { Step } from "../journey";
import type { Managed } from "../../change/manage";
import { offerFingerprint } from "../offer-fingerprint";
import { findBooking } from "../../queries/bookings";
import type { CompletedBooking } from "../../queries/bookings";
import type { FoundDraft, HeldAdviser } from "../queries/drafts";
import type { Details } from "../../schema";
import { findTypedDraft } from "./typed-draft";

export type ChosenSlot = {
  readonly start: Instant;
  readonly end: Instant;
  /** Undefined after the hold has expired. The time may still be free, but it is no longer reserved. */
  readonly hold:
    { readonly until: Instant; readonly extensionsLeft: number; readonly adviser: HeldAdviser } | undefined;
};

export type Wizard = {
  /**
   * The id of the visitor's draft. The time that the draft holds counts as free for this visitor and as taken for
   * others.
   */
  readonly draftId: string | undefined;
  readonly step: Step;
  readonly completed: readonly Step[];
  readonly offer: Offer;
  readonly service: ServiceView | undefined;
  /**
   * The service that the visitor had chosen before changing to the current one. Undefined as soon as a time is held for
   * the current service.
   */
  readonly formerService: ServiceView | undefined;
  readonly zone: string | undefined;
  readonly slot: ChosenSlot | undefined;
  readonly details: Details | undefined;
  /** The key that the forms send to hold a time. See the function `pageKey`. */
  readonly pageKey: string | undefined;
  /**
   * A fingerprint of the chosen service, time, details and price. The confirmation form sends the fingerprint back, so
   * that nothing is booked if one of them has changed.
   */
  readonly fingerprint: string | undefined;
  /** Whether the visitor books a follow-up. A follow-up must have the email address of the earlier booking. */
  readonly isFollowUp: boolean;
  /** Whether an administrator tries out the booking. */
  readonly isTest: boolean;
  /** Initial values of the details form. */
  readonly prefill: Answers["prefill"];
  /** The size of the prepared list that the visitor chose to include. */
  readonly prepared: PreparedSize | undefined;
  /** The booking that this draft became. */
  readonly booked: Managed | undefined;
  readonly now: Instant;
};

type WizardRequest = {
  readonly locale: Locale;
  readonly requestedStep: Step | undefined;
  /** The currency in the URL of the page. It takes precedence over the currency of the draft. */
  readonly currency: Currency | undefined;
};

/**
 * Loads everything that a step of the wizard displays. While the database is unavailable, the step has fallback
 * services and no answers.
 */
export async function loadWizard({ locale, requestedStep, currency }: WizardRequest): Promise<Wizard> {
  const now = Date.now();
  const { draft, earlier } = await loadDraft(now);
  // A draft that has become a booking is kept for the success page. The answers of that draft are not used for another
  // booking.
  const answers: Answers = draft && draft.bookingId === null ? draft.answers : {};
  const offer = await loadOffer(locale, currency ?? answers.currency, earlier?.serviceId);
  const service = offer.services.find(({ _id }) => _id === answers.serviceId);
  const answered = offer.notice === undefined ? answeredSteps(answers) : {};
  const booked = draft?.bookingId ? await loadBooked(draft.bookingId) : undefined;
  return {
    draftId: draft?.id,
    step: openStep(requestedStep, answered),
    completed: completedSteps(answered),
    offer,
    service,
    formerService: offer.services.find(({ _id }) => _id === answers.formerServiceId),
    zone: answers.zone,
    slot: service && answers.slot ? chosenSlot(answers.slot.start, service, draft?.hold) : undefined,
    details: answers.details,
    pageKey: draft && draft.bookingId === null ? pageKey(draft.id, answers.serviceId) : undefined,
    fingerprint: service && offerFingerprint(answers, { minor: service.price, currency: service.currency }),
    isFollowUp: earlier !== undefined,
    isTest: answers.testedBy !== undefined || booked?.booking.isTest === true,
    prefill: answers.prefill,
    prepared: answers.prepared && sizeOfPrepared(answers.prepared),
    booked,
    now,
  };
}

type LoadedDraft = { readonly draft?: FoundDraft | undefined; readonly earlier?: CompletedBooking | undefined };

/** Loads the visitor's draft, with the earlier booking if the draft is a follow-up. */
async function loadDraft(now: Instant): Promise<LoadedDraft> {
  const token = await readDraftToken();
  if (token === undefined) return {};
  try {
    return await withTimeout(async () => {
      const draft = await findTypedDraft(token, now);
      return { draft, earlier: draft && (await findEarlier(draft.answers)) };
    });
  } catch (error) {
    if (isDatabaseUnavailable(error)) return {};
    throw error;
  }
}

function chosenSlot(start: Instant, service: ServiceView, hold: FoundDraft["hold"]): ChosenSlot {
  return {
    start,
    end: start + service.duration * msPerMinute,
    hold: hold && { until: hold.until, extensionsLeft: maxExtensions - hold.extensions, adviser: hold.adviser },
  };
}

async function loadBooked(id: string): Promise<Managed | undefined> {
  const booking = await findBooking(id);
  const service = booking && (await findService(booking.serviceId));
  return booking && service ? { booking, service } : undefined;
}
