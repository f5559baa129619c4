import { cache } from "react";

import { loadFirm } from "@/lib/firm/loaders/firm";
import { expirePageAt } from "@/lib/platform/page-tags";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";

import { arePlacesOverdue, placesReview } from "./places";

/**
 * Whether the numbers of the free pages must be checked again, so that they are not shown. A cached page that shows
 * them expires on the day of the review.
 */
export const loadAreNumbersOverdue = cache(async (): Promise<boolean> => {
  const { zone } = await loadFirm();
  const isOverdue = arePlacesOverdue(dayOf(Date.now(), zone));
  if (!isOverdue) await expirePageAt(startOfDay(placesReview, zone));
  return isOverdue;
});
