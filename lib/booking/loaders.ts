import { withTimeout } from "@/lib/platform/db/timeout";
import { isDatabaseAway } from "@/lib/platform/db/refusals";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Currency } from "@/lib/platform/money/money";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { loadOffer } from "@/lib/services/loaders";
import type { Offer } from "@/lib/services/loaders";
import { findService } from "@/lib/services/queries";
import type { ServiceView } from "@/lib/services/view";

import { maxExtensions } from "./commands/hold";
import { answeredSteps } from "./draft";
import type { Answers } from "./draft";
import { readDraftToken } from "./draft-cookie";
import { completedSteps, openStep } from "./journey";
import type { Step } from "./journey";
import { pageKey } from "./page-key";
import { findBooking, findDraft } from "./queries";
import type { FoundDraft, HeldAdviser } from "./queries";
import type { Managed } from "./manage";
import type { Details } from "./schema";
import { shownOf } from "./shown";

export type ChosenSlot = {
  readonly start: Instant;
  readonly end: Instant;
  /** Absent once the hold has run out: the time may still be free, but nobody keeps it any more. */
  readonly hold:
    { readonly until: Instant; readonly extensionsLeft: number; readonly adviser: HeldAdviser } | undefined;
};

export type Wizard = {
  /** The visitor's own draft, whose held time is free to that visitor alone. */
  readonly draftId: string | undefined;
  readonly step: Step;
  readonly completed: readonly Step[];
  readonly offer: Offer;
  readonly service: ServiceView | undefined;
  readonly zone: string | undefined;
  readonly slot: ChosenSlot | undefined;
  readonly details: Details | undefined;
  /** For the forms that hold a time. */
  readonly pageKey: string | undefined;
  /** What the last step shows, for its confirmation to carry. */
  readonly shown: string | undefined;
  /** What the visitor said of themselves before. */
  readonly known: Answers["known"];
  /** The booking that this draft became. */
  readonly booked: Managed | undefined;
  readonly now: Instant;
};

type Asked = {
  readonly locale: Locale;
  readonly wanted: Step | undefined;
  /** In which prices are asked for, ahead of the draft's. */
  readonly currency: Currency | undefined;
};

/** Everything a step of the wizard shows. While the database is away: the fallback services, and no answers. */
export async function loadWizard({ locale, wanted, currency }: Asked): Promise<Wizard> {
  const now = Date.now();
  const draft = await loadDraft(now);
  // A draft that became a booking has served: the next booking begins anew, while its success page stays.
  const answers: Answers = draft && draft.bookingId === null ? draft.answers : {};
  const offer = await loadOffer(locale, currency ?? answers.currency);
  const service = offer.services.find(({ _id }) => _id === answers.serviceId);
  const answered = offer.notice === undefined ? answeredSteps(answers) : {};
  return {
    draftId: draft?.id,
    step: openStep(wanted, answered),
    completed: completedSteps(answered),
    offer,
    service,
    zone: answers.zone,
    slot: service && answers.slot ? chosenSlot(answers.slot.start, service, draft?.hold) : undefined,
    details: answers.details,
    pageKey: draft && draft.bookingId === null ? pageKey(draft.id) : undefined,
    shown: service && shownOf(answers, { minor: service.price, currency: service.currency }),
    known: answers.known,
    booked: draft?.bookingId ? await loadBooked(draft.bookingId) : undefined,
    now,
  };
}

async function loadDraft(now: Instant): Promise<FoundDraft | undefined> {
  const token = await readDraftToken();
  if (token === undefined) return undefined;
  try {
    return await withTimeout(() => findDraft(token, now));
  } catch (error) {
    if (isDatabaseAway(error)) return undefined;
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
