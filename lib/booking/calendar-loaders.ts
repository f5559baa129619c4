import { findDays, findOffered, nextFree } from "@/lib/availability/queries";
import { profile } from "@/lib/firm/profile";
import { addDays } from "@/lib/platform/time/day";
import type { Day, Month } from "@/lib/platform/time/day";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import { startOfDay } from "@/lib/platform/time/zone";
import { findService } from "@/lib/services/queries";

import { readDraftToken } from "./draft-cookie";
import { findDraft } from "./queries";

/** Whose calendar is shown: a service's, for a new booking or for moving one. Days are those of `zone`. */
export type CalendarQuestion = {
  readonly serviceId: string;
  readonly zone: string;
  readonly now: Instant;
  /** The booking that is being moved: it does not stand in its own way. */
  readonly movingBookingId?: string;
};

export type OfferedTime = Interval & { readonly isFree: boolean };

/** The days of a month with their number of free times, and the first free time of that month or after it. */
export async function loadMonth(question: CalendarQuestion, month: Month) {
  return findDays({ ...(await asked(question)), month, zone: question.zone });
}

/** A day's times, taken ones included: they stay visible, struck through. */
export async function loadDay(question: CalendarQuestion, day: Day): Promise<readonly OfferedTime[]> {
  const { zone } = question;
  return findOffered({ ...(await asked(question)), from: startOfDay(day, zone), to: startOfDay(addDays(day, 1), zone) });
}

/** The first free time from an instant on; null when there is none up to the horizon. */
export async function loadNextFree(question: CalendarQuestion, from: Instant): Promise<Interval | null> {
  return nextFree({ ...(await asked(question)), from });
}

/** The visitor's own hold does not block the visitor. */
async function asked({ serviceId, now, movingBookingId }: CalendarQuestion) {
  const [service, token] = await Promise.all([findService(serviceId, now), readDraftToken()]);
  if (!service) throw new Error(`No such service: ${serviceId}`);
  const draft = token === undefined ? undefined : await findDraft(token, now);
  return { service, office: profile(), now, exceptDraftId: draft?.id, exceptBookingId: movingBookingId };
}
