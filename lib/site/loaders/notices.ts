import { loadTexts } from "@/lib/content/loaders/texts";
import { loadFirm } from "@/lib/firm/loaders/firm";
import type { Locale } from "@/lib/platform/i18n/locales";
import { expirePageAt } from "@/lib/platform/page-tags";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";

import { shownNotices } from "../shown-texts";

/**
 * Loads the notices for the page that is being rendered, as lines that may contain links. A cached page expires when
 * the first of its notices ends; `loadTexts` expires it when a notice is published or becomes public.
 */
export async function loadNotices(locale: Locale): Promise<readonly string[]> {
  const [texts, { zone }] = await Promise.all([loadTexts(), loadFirm()]);
  const notices = shownNotices(texts, locale, dayOf(Date.now(), zone));
  for (const { head } of notices) await expirePageAt(startOfDay(head.until, zone));
  return notices.map(({ body }) => body);
}
