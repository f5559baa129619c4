import type { Contact } from "@/lib/firm/profile";
import type { Currency } from "@/lib/platform/money/money";
import { isFree } from "@/lib/platform/money/money";
import { isOffered } from "@/lib/services/service";
import type { Service } from "@/lib/services/service";

/** What a page may say about booking an appointment. */
export type Opening = {
  /** Whether visitors can book online. If not, pages say so, with phone and email, instead of a link to the booking. */
  readonly isOpen: boolean;
  readonly contact: Contact;
};

/** What a page that mentions prices may say. */
export type Offering = Opening & {
  /** Whether the initial consultation is offered, lasts an hour and is free. */
  readonly isFirstHourFree: boolean;
  /** Whether at least one service is offered, so that there is a price list. */
  readonly hasPrices: boolean;
};

/** What the links of header and footer lead to. A link is left out while its page has nothing to show. */
export type SiteContent = {
  readonly isBookingOpen: boolean;
  readonly hasTeam: boolean;
  readonly hasPrices: boolean;
  readonly hasArticles: boolean;
  readonly hasQuestions: boolean;
};

/** Whether the price book says what the sentences about the free first hour say. */
export function isFirstHourFree(services: readonly Service[], currency: Currency): boolean {
  const first = services.filter(isOffered).find(({ slug }) => slug === "initial-consultation");
  const price = first?.prices[currency];
  return first?.minutes === 60 && price !== undefined && isFree(price.initialMinor);
}
