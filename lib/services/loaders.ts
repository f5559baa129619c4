import { setTimeout } from "node:timers/promises";

import { withTimeout } from "@/lib/platform/db/timeout";
import { isDatabaseUnavailable } from "@/lib/platform/db/refusals";
import type { Locale } from "@/lib/platform/i18n/locales";
import { errorFields, log, logOncePerMinute } from "@/lib/platform/log";
import type { Currency } from "@/lib/platform/money/money";
import { expirePageAt, tagPage, tagRecords } from "@/lib/platform/page-tags";
import { unknownVersion } from "@/lib/platform/records/current-versions.mjs";

import { fallbackServices } from "./fallback";
import { currencyFor, hasPriceIn } from "./price";
import { listCatalogue, readPricedCatalogue, UnusableCatalogueError } from "./queries";
import { isBookable, isOffered, textOf } from "./service";
import type { Service } from "./service";
import { toServiceView } from "./service-view";
import type { ServiceView } from "./service-view";

/**
 * The tag of every cached page that shows prices. An action that changes a price must call `clearCatalogue` and list
 * this tag under `refreshes`. The server that runs the action then shows the new price immediately. Other servers show
 * it after at most a second.
 */
const priceBookTag = "services";

/**
 * Loads all services. Adds the version of the prices as a cache tag to the page that is being rendered. The page
 * expires when the next price begins. Returns an empty list if the database is unavailable.
 */
export async function loadPriceBook(): Promise<readonly Service[]> {
  await tagPage(priceBookTag);
  try {
    const { services, version, pricesEndAt } = await withTimeout(() => readPricedCatalogue());
    await tagRecords("price-book", version);
    if (pricesEndAt !== undefined) await expirePageAt(pricesEndAt);
    return services;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    logOncePerMinute("warn", "prices.unread", errorFields(error));
    await tagRecords("price-book", unknownVersion);
    return [];
  }
}

/**
 * Why visitors see the fallback list instead of the stored services. Each value is the key of one of the three notices
 * in the specification.
 */
export type OfferNotice = "connectionError" | "serverError" | "loadFailed";

export type Offer = {
  readonly services: readonly ServiceView[];
  /** The names of the services that no adviser offers, so that visitors can book them only by phone or email. */
  readonly byPhone: readonly { readonly slug: string; readonly name: string }[];
  readonly notice?: OfferNotice;
};

const attempts = 3;
/** The pause in milliseconds before the second attempt. The pause before the third attempt is twice as long. */
const pause = 150;

/**
 * Loads the services that a visitor may choose from. Prices are in the chosen currency or the language's default
 * currency. The list is empty if no service is offered. Returns the fallback list with the reason if three attempts
 * fail or if loading takes too long. If the visitor books a follow-up appointment, `followUpId` is the id of its
 * service.
 */
export async function loadOffer(locale: Locale, chosen?: Currency, followUpId?: string): Promise<Offer> {
  const currency = currencyFor(locale, chosen);
  try {
    const catalogue = await withTimeout((signal) => catalogueInThree(signal));
    const offered = catalogue.filter((service) => isOffered(service) && hasPriceIn(service, currency));
    const services = offered
      .filter(isBookable)
      .map((service) => toServiceView(service, { locale, currency, isFollowUp: service.id === followUpId }));
    const byPhone = offered
      .filter((service) => !isBookable(service))
      .map((service) => ({ slug: service.slug, name: textOf(service, locale).name }));
    return { services, byPhone };
  } catch (reason) {
    log("warn", "services.fallback", { recorded: recordedAs(reason), ...errorFields(reason) });
    return { services: fallbackServices(locale), byPhone: [], notice: noticeOf(reason) };
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
 * Returns the error code from the specification that is logged when visitors get the fallback list. If this server
 * cannot reach the database, the code is BACKEND_ERROR. It is not CORS_ERROR, which means that a browser cannot reach
 * the server.
 */
function recordedAs(reason: unknown): string {
  return { connectionError: "BACKEND_ERROR", serverError: "BACKEND_ERROR", loadFailed: "SERVER_ERROR" }[
    noticeOf(reason)
  ];
}
