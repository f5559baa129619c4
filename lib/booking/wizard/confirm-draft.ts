import { invalidField } from "@/lib/platform/forms/field-errors";
import type { ErrorCode, Result } from "@/lib/platform/result";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";
import { offeredMode } from "@/lib/firm/offered-modes";
import { firm } from "@/lib/firm/settings-snapshot";
import { stillAgreed } from "@/lib/inquiry/leads/attribution-columns";
import { toSafeContact } from "@/lib/inquiry/safe-contact/instructions";
import type { InvoiceAddress } from "@/lib/money/account/invoice/address";
import { serviceByKey } from "@/lib/services/find";
import { noConsent, reportToGoogle } from "@/lib/privacy/google/report-event";
import type { GoogleConsent } from "@/lib/privacy/google/report-event";
import { count, serviceCode } from "@/lib/statistics/count";
import { currencyFor, followUpPrice, hasPriceIn, initialPrice } from "@/lib/services/price";

import { lawOfClient } from "../booking-request";
import { book } from "../commands/book";
import type { BookingRule } from "../commands/book";
import type { Booked } from "../commands/book";
import { offerFingerprint } from "./offer-fingerprint";
import { findEarlier } from "../change/follow-up";
import { countCompleted } from "./progress";
import { findDraft } from "./queries/drafts";

type Confirmation = {
  readonly locale: Locale;
  readonly now: Instant;
  /** The fingerprint of the displayed offer, from `offerFingerprint`. */
  readonly fingerprint: string;
  /** Whether the client requested that we begin before the withdrawal period ends. */
  readonly earlyStart: boolean;
  readonly invoiceAddress?: InvoiceAddress | undefined;
  /** What the visitor agreed to. By default, to nothing. */
  readonly google?: GoogleConsent;
};

/**
 * Books a draft, or returns its booking if it is already booked. "changed": the draft is incomplete or no longer
 * matches the displayed offer. "gone": the draft has ended.
 */
export async function confirmDraft(
  token: string | undefined,
  { locale, now, fingerprint, earlyStart, invoiceAddress, google = noConsent }: Confirmation,
): Promise<Result<Booked | "changed" | "gone", ErrorCode, BookingRule>> {
  const draft = token === undefined ? undefined : await findDraft(token, now);
  if (token === undefined || !draft) return { ok: true, value: "gone" };
  if (draft.bookingId !== null) return { ok: true, value: { bookingId: draft.bookingId, isRepeat: true } };

  const { serviceId, slot, details, zone = firm().zone } = draft.answers;
  const service = serviceId === undefined ? undefined : await serviceByKey(serviceId);
  if (!service || !slot || !details) return { ok: true, value: "changed" };

  const currency = currencyFor(locale, draft.answers.currency);
  if (!hasPriceIn(service, currency)) return { ok: true, value: "changed" };
  const earlier = await findEarlier(draft.answers);
  const followUp = earlier ? followUpPrice(service, currency) : null;
  const price = { minor: followUp ?? initialPrice(service, currency), currency };
  if (fingerprint !== offerFingerprint(draft.answers, price)) return { ok: true, value: "changed" };
  const meetingMode = offeredMode(details.meetingMode);
  if (!meetingMode) return invalidField("meetingMode", "meetingModeNotOffered");
  const request = {
    service,
    start: slot.start,
    details: followUp === null ? details : { ...details, isNewClient: false },
    meetingMode,
    safeContact: toSafeContact(details),
    leadId: draft.leadId,
    attribution: stillAgreed(draft.attribution, google.agreed),
    zone,
    locale,
    price,
    consumerLaw: lawOfClient({ stated: details.phoneCountry, zone: draft.answers.zone, phone: details.phone }),
    requestsEarlyStart: earlyStart,
    invoiceAddress,
    prepared: draft.answers.prepared,
    testedBy: draft.answers.testedBy,
    ...(followUp === null ? {} : ({ priceKind: "follow_up", clientId: earlier?.clientId } as const)),
  };
  const held = { token, id: draft.id, adviserId: slot.adviserId, reason: slot.reason };
  const booked = await book(request, { draft: held }, now);
  if (booked.ok && !booked.value.isRepeat && draft.answers.testedBy === undefined) {
    countCompleted("confirm", draft.answers.progress, { locale, now });
    count("purchase", { service: serviceCode(service.type), by: "wizard" }, { locale, now });
    reportToGoogle("purchase", google, { route: "/booking", now });
  }
  return booked;
}
