import type { Currency } from "@/lib/platform/money/money";
import type { ServiceSlug } from "@/lib/services/offer";

/** One of the four services with a separate page. */
export type ServicePage = {
  /** The key of its texts in the catalogues. */
  readonly key: "investment" | "cryptocurrency" | "financial" | "regulatory";
  /** The last segment of the page's path, as in the registry of routes. */
  readonly segment: string;
  /** The anchor of its section on the page of all services. It must never change, because other sites link to it. */
  readonly anchor: string;
  readonly slug: ServiceSlug;
  /** Slugs of the articles to read next. */
  readonly articles: readonly string[];
};

export const servicePages: readonly ServicePage[] = [
  {
    key: "investment",
    segment: "investment-fraud-recovery",
    anchor: "investment-fraud",
    slug: "investment-fraud-recovery",
    articles: ["first-hours-after-a-theft", "how-to-spot-a-recovery-scam", "what-evidence-to-keep"],
  },
  {
    key: "cryptocurrency",
    segment: "cryptocurrency-recovery",
    anchor: "crypto-recovery",
    slug: "cryptocurrency-recovery",
    articles: ["read-a-transaction-on-a-block-explorer", "first-hours-after-a-theft", "how-to-spot-a-recovery-scam"],
  },
  {
    key: "financial",
    segment: "financial-scam-recovery",
    anchor: "financial-scams",
    slug: "financial-scam-recovery",
    articles: ["how-chargebacks-work", "first-hours-after-a-theft", "what-evidence-to-keep"],
  },
  {
    key: "regulatory",
    segment: "regulatory-assistance",
    anchor: "regulatory-assistance",
    slug: "regulatory-complaint",
    articles: ["complain-to-obsi-and-the-financial-ombudsman", "what-evidence-to-keep", "how-chargebacks-work"],
  },
];

/** The English path of a service's page. */
export function servicePath({ segment }: ServicePage): string {
  return `/services/${segment}`;
}

/** The path of the booking wizard with this service preselected, and with the currency if one is given. */
export function serviceBookingPath({ slug }: ServicePage, currency?: Currency): string {
  return `/booking?service=${slug}${currency === undefined ? "" : `&currency=${currency}`}`;
}
