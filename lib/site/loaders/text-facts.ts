import { loadClaims } from "@/lib/firm/claims/loaders/shown-claims";
import { loadFirm } from "@/lib/firm/loaders/firm";
import type { ParsedText } from "@/lib/content/markdown/parse";
import type { Source } from "@/lib/content/heads";
import { loadPictures } from "@/lib/content/loaders/pictures";
import type { ShownPicture } from "@/lib/content/pictures/picture";
import type { Locale } from "@/lib/platform/i18n/locales";

import { loadOffering } from "./opening";
import { loadPriceList } from "./prices";

/**
 * Loads what the words and blocks of a text insert, such as the firm's facts. Loads prices and pictures
 * only if the text names one.
 */
export async function loadTextFacts({ words }: ParsedText, locale: Locale, sources: readonly Source[] = []) {
  const [firm, offering, claims, prices, pictures] = await Promise.all([
    loadFirm(),
    loadOffering(locale),
    loadClaims(locale),
    words.prices.length > 0 ? loadPriceList(locale) : [],
    words.pictures.length > 0 ? loadPictures() : new Map<string, ShownPicture>(),
  ]);
  return { firm, locale, offering, sources, claims, prices, pictures };
}
