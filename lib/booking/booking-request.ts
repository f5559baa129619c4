import type { z } from "zod";

import type { WaivableRule } from "@/lib/availability/queries/start";
import type { MeetingMode } from "@/lib/firm/meeting-modes";
import { offeredMode } from "@/lib/firm/offered-modes";
import { profile } from "@/lib/firm/profile";
import { firm } from "@/lib/firm/settings-snapshot";
import { isSold } from "@/lib/firm/sold-currencies";
import { attributionColumns } from "@/lib/inquiry/leads/attribution-columns";
import type { AttributionColumns } from "@/lib/inquiry/leads/attribution-columns";
import type { SafeContact } from "@/lib/inquiry/safe-contact/instructions";
import type { InvoiceAddress } from "@/lib/money/account/invoice/address";
import type { Locale } from "@/lib/platform/i18n/locales";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { isZone } from "@/lib/platform/time/zone-id";
import { serviceByKey } from "@/lib/services/find";
import { currencyFor, hasPriceIn, initialPrice } from "@/lib/services/price";
import type { Service } from "@/lib/services/service";
import type { Prepared } from "@/lib/transfers/prepared";

import { consumerLawFor, countryOfClient } from "./consumer-law";
import type { ConsumerLaw } from "./consumer-law";
import { isBornBy } from "./schema";
import type { bookingRequestSchema, Details } from "./schema";

/** The visitor's answers that a booking stores. */
type ClientDetails = Pick<
  Details,
  | "firstName"
  | "lastName"
  | "phone"
  | "phoneCountry"
  | "dateOfBirth"
  | "preferredContactMethod"
  | "additionalNotes"
  | "isNewClient"
> & {
  /** Null only if staff book for a caller without an email address. */
  readonly email: string | null;
};

/** What staff add when they book for a caller. */
export type StaffBooking = {
  readonly staffId: string;
  /** The adviser whom staff chose. If undefined, any free adviser can be booked. */
  readonly adviserId: string | undefined;
  /** The public booking rules that staff waive, and the reason. */
  readonly outside: { readonly rules: readonly WaivableRule[]; readonly reason: string } | null;
  /** The message or request for help that is answered by this booking. */
  readonly inquiry: { readonly kind: "message" | "lead"; readonly id: string } | null;
};

/** A checked request to book, from the wizard, the API or a staff member. */
export type BookingRequest = {
  readonly service: Service;
  readonly start: Instant;
  readonly details: ClientDetails;
  /** One of the modes that the firm offers. */
  readonly meetingMode: MeetingMode;
  readonly safeContact?: SafeContact | undefined;
  /** Where the visitor came from. */
  readonly attribution?: AttributionColumns | undefined;
  /** The request for help that led to this booking. */
  readonly leadId?: string | null | undefined;
  /** The visitor's time zone and language, used by every email about the booking. */
  readonly zone: string;
  readonly locale: string;
  readonly price: { readonly minor: number; readonly currency: string };
  /** The consumer law of the contract, from `lawOfClient`. */
  readonly consumerLaw: ConsumerLaw;
  /** Whether the client expressly requested that the appointment takes place before the withdrawal period ends. */
  readonly requestsEarlyStart?: boolean;
  /** The list of payments that the visitor prepared before the booking. */
  readonly prepared?: Prepared | undefined;
  /** The buyer's address for the invoice. It is not stored for a free appointment, which has no invoice. */
  readonly invoiceAddress?: InvoiceAddress | undefined;
  /** Undefined means "initial". */
  readonly priceKind?: "initial" | "follow_up" | undefined;
  /**
   * The id of an existing client. Without it, the booking belongs to the client with the same email address, or to a
   * new client.
   */
  readonly clientId?: string | null | undefined;
  readonly byStaff?: StaffBooking | undefined;
  /** The id of the administrator who tries out the booking. Such a booking counts nowhere. */
  readonly testedBy?: string | undefined;
};

/** Decides which consumer law applies to a contract that this client concludes with the firm. */
export function lawOfClient(residence: Parameters<typeof countryOfClient>[0]): ConsumerLaw {
  return consumerLawFor(countryOfClient(residence), profile().id);
}

type Context = { readonly locale: Locale; readonly now: Instant };
type Refusal = "VALIDATION_ERROR" | "BOOKING_UNAVAILABLE";

/**
 * Checks an API body and turns it into a booking request. VALIDATION_ERROR: the service, time zone, date of birth or
 * meeting mode is invalid; `details.codes` lists the errors by field. BOOKING_UNAVAILABLE: the requested length differs
 * from the service's length.
 */
export async function toBookingRequest(
  body: z.infer<typeof bookingRequestSchema>,
  { locale, now }: Context,
): Promise<Result<BookingRequest, Refusal>> {
  const service = await serviceByKey(body.serviceType);
  const zone = body.timeZone ?? firm().zone;
  const codes: Record<string, string[]> = {};
  if (!service) codes.serviceType = ["unknownService"];
  if (!isZone(zone)) codes.timeZone = ["unknownZone"];
  if (!isBornBy(body.clientInfo.dateOfBirth, now)) codes["clientInfo.dateOfBirth"] = ["dateOfBirthInvalid"];
  const currency = currencyFor(locale, body.currency);
  const isPriced = service === undefined || hasPriceIn(service, currency);
  if ((body.currency !== undefined && !isSold(body.currency)) || !isPriced) codes.currency = ["unknownCurrency"];
  const meetingMode = offeredMode(body.meetingMode);
  if (!meetingMode) codes.meetingMode = ["meetingModeNotOffered"];
  if (!service || !meetingMode || Object.keys(codes).length > 0) return fail("VALIDATION_ERROR", { codes });

  const start = Date.parse(body.startTime);
  if (Date.parse(body.endTime) !== start + service.minutes * msPerMinute) return fail("BOOKING_UNAVAILABLE");
  const { privacyConsent: _, hashesConfirmed: __, ...details } = body.clientInfo;
  return ok({
    service,
    start,
    details: { ...details, isNewClient: body.isNewClient ?? details.isNewClient ?? true },
    meetingMode,
    safeContact: body.safeContact,
    attribution: body.attribution && attributionColumns(body.attribution, body.adConsent, now),
    zone,
    locale,
    price: { minor: initialPrice(service, currency), currency },
    consumerLaw: lawOfClient({
      stated: body.country ?? details.phoneCountry,
      zone: body.timeZone,
      phone: details.phone,
    }),
    requestsEarlyStart: body.earlyStart === true,
  });
}
