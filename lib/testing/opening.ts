import type { Offering, SiteContent } from "@/lib/site/opening";

/** A firm whose online booking is open, with a free first hour and a price list. */
export const anOffering: Offering = {
  isOpen: true,
  isFirstHourFree: true,
  hasPrices: true,
  contact: { phone: "+1 416 555 0142", phoneHref: "tel:+14165550142", email: "help@example.com" },
};

/** A new live site: nothing is confirmed, and online booking is closed. */
export const aClosedOffering: Offering = { ...anOffering, isOpen: false, isFirstHourFree: false, hasPrices: false };

/** A site on which every page has something to show. */
export const everyContent: SiteContent = {
  isBookingOpen: true,
  hasTeam: true,
  hasPrices: true,
  hasArticles: true,
  hasQuestions: true,
};

/** A new live site, on which these pages have nothing to show. */
export const noContent: SiteContent = {
  isBookingOpen: false,
  hasTeam: false,
  hasPrices: false,
  hasArticles: false,
  hasQuestions: false,
};
