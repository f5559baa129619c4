import { conversionActions } from "@/lib/firm/ad-conversions";

import type { ExportedConversion, Terms } from "../conversion";

/** The most events of one request (developers.google.com/data-manager/api/limits). */
export const maxEvents = 2_000;
/** The most requests of one run of the worker. Google takes 300 a minute and 100,000 events a day. */
export const maxRequests = 50;

export type Destination = {
  /** The account of Google Ads that owns the conversion actions. */
  readonly accountId: string;
  /** The account by which the credentials reach it, such as a manager account. */
  readonly loginId: string;
};

/** Reads GOOGLE_DATA_MANAGER_DESTINATION: the number of the account, and after a "/" the one that manages it. */
export function readDestination(setting: string): Destination {
  const [accountId = "", loginId = accountId] = setting.replaceAll("-", "").split("/");
  return { accountId, loginId };
}

type Wanted = { readonly terms: Terms; readonly destination: Destination; readonly isDryRun: boolean };

/**
 * Builds the body of `events.ingest` (googleapis, google/ads/datamanager/v1/event.proto). The visitor agreed that
 * Google measures a success, and was not asked about advertisements that follow a person.
 */
export function ingestBody(conversions: readonly ExportedConversion[], { terms, destination, isDryRun }: Wanted) {
  const used = conversionActions.filter((action) => conversions.some((each) => each.action === action));
  const account = (accountId: string) => ({ accountType: "GOOGLE_ADS", accountId });
  return {
    destinations: used.map((action) => ({
      reference: action,
      loginAccount: account(destination.loginId),
      operatingAccount: account(destination.accountId),
      productDestinationId: terms[action].id ?? "",
    })),
    events: conversions.map(({ id, action, happenedAt, clickKind, clickId }) => ({
      destinationReferences: [action],
      transactionId: id,
      eventTimestamp: happenedAt.toISOString(),
      consent: { adUserData: "CONSENT_GRANTED", adPersonalization: "CONSENT_DENIED" },
      adIdentifiers: { [clickKind]: clickId },
      currency: terms.currency,
      conversionValue: terms[action].minor / 100,
      eventSource: "OTHER",
    })),
    validateOnly: isDryRun,
  };
}
