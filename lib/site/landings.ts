import type { ServiceSlug } from "@/lib/services/offer";

import type { ServicePage } from "./service-pages";
import { servicePages } from "./service-pages";

/** A landing page for visitors who search for help right after a loss. */
export type Landing = {
  /** The key of its texts in the catalogues. */
  readonly key: "cryptocurrency" | "financial";
  readonly path: "/cryptocurrency-recovery" | "/financial-recovery";
  /** The landing page repeats two parts of this service page: the steps of a case, and what we can and cannot do. */
  readonly servicePage: ServicePage["key"];
  /** The services that are shown with their prices. The free consultation comes first. */
  readonly services: readonly ServiceSlug[];
};

export const landings = {
  cryptocurrency: {
    key: "cryptocurrency",
    path: "/cryptocurrency-recovery",
    servicePage: "cryptocurrency",
    services: ["initial-consultation", "cryptocurrency-recovery"],
  },
  financial: {
    key: "financial",
    path: "/financial-recovery",
    servicePage: "financial",
    services: ["initial-consultation", "financial-scam-recovery", "investment-fraud-recovery"],
  },
} as const satisfies Readonly<Record<string, Landing>>;

/** Finds the service page that `servicePage` of the landing page names. Throws if there is none. */
export function servicePageFor(landing: Landing): ServicePage {
  const page = servicePages.find(({ key }) => key === landing.servicePage);
  if (!page) throw new Error(`There is no service page called ${landing.servicePage}`);
  return page;
}
