import type { Locale } from "@/lib/platform/i18n/locales";
import type { Currency } from "@/lib/platform/money/money";
import type { Day } from "@/lib/platform/time/day";

import type { CurrentPrices } from "../price-periods";
import type { StoredService } from "./queries/facts";

/** What the staff member may do on the page. Only administrators confirm what a new live site shows. */
export type Rights = { readonly mayChange: boolean; readonly mayConfirm: boolean };

/**
 * Whether visitors see a service, and why not. "known" services are only for existing clients. No active adviser offers
 * "phone" services, so visitors cannot choose them online.
 */
export type ServiceState = "shown" | "known" | "phone" | "draft" | "hidden" | "retired";

export type ServiceRow = StoredService & {
  readonly state: ServiceState;
  readonly prices: CurrentPrices;
  /** By currency, the day on which the next planned price begins. A currency is missing if none is planned. */
  readonly nextPrices: Readonly<Record<string, Day>>;
  /** The languages of the site that lack a text. */
  readonly untranslated: readonly Locale[];
  readonly comingBookings: number;
};

export type ServiceList = Rights & {
  readonly rows: readonly ServiceRow[];
  readonly sold: readonly Currency[];
  /** The version of the firm's record, which contains the sold currencies. */
  readonly firmVersion: number;
};

export type ServiceRecord = Rights & {
  readonly service: ServiceRow;
  readonly today: Day;
  readonly sold: readonly Currency[];
  /** The advisers who can offer services. `isActive` is false for those who have left. */
  readonly advisers: readonly { readonly id: string; readonly name: string; readonly isActive: boolean }[];
};
