import { setTimeout } from "node:timers/promises";

import { withTimeout } from "@/lib/platform/db/timeout";
import { isDatabaseUnavailable } from "@/lib/platform/db/refusals";
import type { Locale } from "@/lib/platform/i18n/locales";
import { errorFields, log } from "@/lib/platform/log";
import type { Currency } from "@/lib/platform/money/money";
import { tagPage, tagRecords } from "@/lib/platform/page-tags";
import { unknownVersion } from "@/lib/platform/records/current-versions.mjs";

import { fallbackServices } from "./fallback";
import { currencyFor } from "./price";
import { listCatalogue, readPricedCatalogue, UnusableCatalogueError } from "./queries";
import type { Service } from "./service";
import { toServiceView } from "./service-view";
import type { ServiceView } from "./service-view";

/**
 * The tag of every cached page that shows prices. An action that changes a price first calls `clearCatalogue` and lists
 * this tag under `refreshes`, so that its server shows the change immediately. Other servers learn of it within a
 * second.
 */
export const priceBookTag = "services";

/** All services for a cached page, which is tagged with the version of its prices. Empty without the database. */
export async function loadPriceBook(): Promise<readonly Service[]> {
  await tagPage(priceBookTag);
  try {
    const { services, version } = await withTimeout(() => readPricedCatalogue());
    await tagRecords("price-book", version);
    return services;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log("warn", "prices.unread", errorFields(error));
    await tagRecords("price-book", unknownVersion);
    return [];
  }
}

/** The reason for showing the fallback list. Each value is the key of one of the specification's three notices. */
export type OfferNotice = "connectionError" | "serverError" | "loadFailed";

export type Offer = { readonly services: readonly ServiceView[]; readonly notice?: OfferNotice };

const attempts = 3;
/** Milliseconds before the second attempt, because a restarting database is back within a second or two. */
const pause = 150;

/**
 * The services that a visitor may choose from, priced in the chosen currency or the language's default. After three
 * failed attempts or a timeout, returns the fallback list with the reason. `followUpId` is the service that the
 * follow-up belongs to.
 */
export async function loadOffer(locale: Locale, chosen?: Currency, followUpId?: string): Promise<Offer> {
  const currency = currencyFor(locale, chosen);
  try {
    const catalogue = await withTimeout((signal) => catalogueInThree(signal));
    const services = catalogue
      .filter(({ isActive }) => isActive)
      .map((service) => toServiceView(service, { locale, currency, isFollowUp: service.id === followUpId }));
    if (services.length === 0) throw new UnusableCatalogueError("No service is offered");
    return { services };
  } catch (reason) {
    log("warn", "services.fallback", { recorded: recordedAs(reason), ...errorFields(reason) });
    return { services: fallbackServices(locale), notice: noticeOf(reason) };
  }
}

async function catalogueInThree(signal: AbortSignal, attempt = 1): Promise<readonly Service[]> {
  try {
    return await listCatalogue();
  } catch (reason) {
    if (attempt === attempts || signal.aborted) throw reason;
    await setTimeout(pause * attempt);
    return catalogueInThree(signal, attempt + 1);
  }
}

function noticeOf(reason: unknown): OfferNotice {
  if (isDatabaseUnavailable(reason)) return "connectionError";
  return reason instanceof UnusableCatalogueError ? "loadFailed" : "serverError";
}

/**
 * The specification's codes for these failures. Its CORS_ERROR is for a browser that cannot reach the server. Here the
 * server does respond, so an unreachable database is a backend failure.
 */
function recordedAs(reason: unknown): string {
  return { connectionError: "BACKEND_ERROR", serverError: "BACKEND_ERROR", loadFailed: "SERVER_ERROR" }[
    noticeOf(reason)
  ];
}
