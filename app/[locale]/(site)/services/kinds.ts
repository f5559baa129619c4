import type { IconName } from "@/components/ui/icon";
import type { Currency } from "@/lib/platform/money/money";
import type { ServiceSlug } from "@/lib/services/offer";

/** The four kinds of help that have a page of their own. */
export type Kind = {
  /** Under which the catalogues hold its texts. */
  readonly key: "investment" | "cryptocurrency" | "financial" | "regulatory";
  /** The last segment of its page's path, as the registry of routes has it. */
  readonly page: string;
  /** Its place on the page of all services; other sites link there. */
  readonly anchor: string;
  readonly slug: ServiceSlug;
  readonly icon: IconName;
  /** Slugs of articles that go on from here. */
  readonly articles: readonly string[];
};

export const kinds: readonly Kind[] = [
  {
    key: "investment",
    page: "investment-fraud-recovery",
    anchor: "investment-fraud",
    slug: "investment-fraud-recovery",
    icon: "fraud",
    articles: ["first-hours-after-a-theft", "how-to-spot-a-recovery-scam", "what-evidence-to-keep"],
  },
  {
    key: "cryptocurrency",
    page: "cryptocurrency-recovery",
    anchor: "crypto-recovery",
    slug: "cryptocurrency-recovery",
    icon: "crypto",
    articles: ["read-a-transaction-on-a-block-explorer", "first-hours-after-a-theft", "how-to-spot-a-recovery-scam"],
  },
  {
    key: "financial",
    page: "financial-scam-recovery",
    anchor: "financial-scams",
    slug: "financial-scam-recovery",
    icon: "scam",
    articles: ["how-chargebacks-work", "first-hours-after-a-theft", "what-evidence-to-keep"],
  },
  {
    key: "regulatory",
    page: "regulatory-assistance",
    anchor: "regulatory-assistance",
    slug: "regulatory-complaint",
    icon: "regulator",
    articles: ["complain-to-obsi-and-the-financial-ombudsman", "what-evidence-to-keep", "how-chargebacks-work"],
  },
];

/** The English path of a kind's own page. */
export function pathOf({ page }: Kind): string {
  return `/services/${page}`;
}

/** Where its first appointment is booked, at the price of this currency where one was chosen. */
export function bookingPathOf({ slug }: Kind, currency?: Currency): string {
  return `/booking?service=${slug}${currency === undefined ? "" : `&currency=${currency}`}`;
}
