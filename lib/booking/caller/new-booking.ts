import type { WaivableRule } from "@/lib/availability/queries/start";
import type { MeetingMode } from "@/lib/firm/meeting-modes";
import type { DeskPayment } from "@/lib/money/account/desk-payment";
import type { CountryOption } from "@/lib/platform/contact/countries";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Currency } from "@/lib/platform/money/money";
import type { Day } from "@/lib/platform/time/day";
import type { Instant, Interval } from "@/lib/platform/time/instant";

import type { SlotExplanation } from "../desk/loaders/explanation";
import type { Caller, findCallers, findInquiry } from "./queries/callers";

type ServiceChoice = { readonly slug: string; readonly name: string; readonly minutes: number };

/** The data of the page on which staff book for a caller. */
export type NewBooking = {
  readonly search: string;
  readonly client: Caller | null;
  /** True if staff said that the caller is none of the found clients. */
  readonly isSomeoneElse: boolean;
  readonly callers: Awaited<ReturnType<typeof findCallers>>;
  /** The message or request for help that the call is about. */
  readonly inquiry: Awaited<ReturnType<typeof findInquiry>>;
  readonly services: readonly ServiceChoice[];
  readonly service: ServiceChoice;
  /** True if the client has completed an appointment of this service and the service has a follow-up price. */
  readonly mayFollowUp: boolean;
  readonly isFollowUp: boolean;
  /** The price that is booked, also if staff change the language of the caller's emails. */
  readonly currency: Currency;
  /** The price in words, such as "Price: $130 CAD" or "Free". */
  readonly priceText: string;
  readonly payment: DeskPayment;
  /** Whether an invoice in this currency would lack the tax in sterling, because no exchange rate is entered. */
  readonly lacksRate: boolean;
  readonly advisers: readonly { readonly id: string; readonly name: string }[];
  readonly adviserId: string | undefined;
  /** The caller's time zone and language. */
  readonly zone: string;
  readonly language: Locale;
  readonly modes: readonly MeetingMode[];
  /** The field for the country of a phone number without a country code. */
  readonly phoneCountry: {
    readonly label: string;
    readonly countries: readonly CountryOption[];
    readonly preset: string;
  };
  /** The day from which free times are shown. Undefined if staff chose no day. */
  readonly fromDay: Day | undefined;
  readonly free: readonly Interval[];
  /** The minutes between two possible start times. */
  readonly gridMinutes: number;
  /**
   * Explains for each adviser why the time that staff typed is free or not free. Also lists the advisers for whom staff
   * may hold this time. Null while a time is held.
   */
  readonly anyTime:
    | (SlotExplanation & {
        readonly holdable: readonly { readonly id: string; readonly name: string; readonly isOutside: boolean }[];
      })
    | null;
  readonly held:
    | (Interval & {
        readonly token: string;
        readonly until: Instant;
        readonly adviser: string;
        /** The rules that the held time breaks. Visitors must keep these rules, but staff may override them. */
        readonly rules: readonly WaivableRule[];
        /** Whether a caller with the right to withdraw must expressly request this time. */
        readonly asksEarlyStart: boolean;
      })
    | null;
  /** The booking that was just made. */
  readonly done:
    | (Interval & {
        readonly reference: string;
        readonly zone: string;
        readonly locale: Locale;
        readonly callerWords: readonly string[];
        readonly hasEmail: boolean;
        /** The service, its length and its price, in the client's language. */
        readonly service: string;
        readonly minutes: number;
        readonly price: string;
        readonly payment: DeskPayment;
        readonly currency: string;
        /** As in the page. */
        readonly lacksRate: boolean;
      })
    | null;
};
