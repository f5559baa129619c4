import { setTimeout } from "node:timers/promises";

import { withTimeout } from "@/lib/platform/db/timeout";
import { isDatabaseAway } from "@/lib/platform/db/refusals";
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
 * The tag of every kept page that shows prices: an action that changes a price names it under `refreshes` and calls
 * `forgetCatalogue` before, so that its own server shows the change at once; other servers hear of it within a second.
 */
export const priceBookTag = "services";

/** All services for a kept page, which names the version of its prices; none while the database is away. */
export async function loadPriceBook(): Promise<readonly Service[]> {
  await tagPage(priceBookTag);
  try {
    const { services, version } = await withTimeout(() => readPricedCatalogue());
    await tagRecords("price-book", version);
    return services;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    log("warn", "prices.unread", errorFields(error));
    await tagRecords("price-book", unknownVersion);
    return [];
  }
}

/** Why the list is not the real one: the keys of the specification's three notices. */
export type OfferNotice = "connectionError" | "serverError" | "loadFailed";

export type Offer = { readonly services: readonly ServiceView[]; readonly notice?: OfferNotice };

const attempts = 3;
/** Milliseconds between attempts: a database that restarts is back within a second or two. */
const pause = 150;

/** The services a visitor may choose from, in the chosen currency or the language's; after three failed attempts, or when nothing answers, the fallback list with the reason. */
export async function loadOffer(locale: Locale, chosen?: Currency): Promise<Offer> {
  try {
    const catalogue = await withTimeout((signal) => catalogueInThree(signal));
    const services = catalogue
      .filter(({ isActive }) => isActive)
      .map((service) => toServiceView(service, { locale, currency: currencyFor(locale, chosen) }));
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
  if (isDatabaseAway(reason)) return "connectionError";
  return reason instanceof UnusableCatalogueError ? "loadFailed" : "serverError";
}

/**
 * The codes under which the specification records these failures. Its CORS_ERROR is what a browser records when it cannot
 * reach the server; here the server speaks, so an unreachable database is a failure behind it.
 */
function recordedAs(reason: unknown): string {
  return { connectionError: "BACKEND_ERROR", serverError: "BACKEND_ERROR", loadFailed: "SERVER_ERROR" }[
    noticeOf(reason)
  ];
}
