import type { IconName } from "@/components/ui/icon";
import type { SiteContent } from "@/lib/site/opening";

/** Paths without a locale prefix. Each property name is the key of the link's label under `layout.links`. */
export const mainLinks = {
  services: "/services",
  about: "/about",
  contact: "/contact",
} as const;

/** The Recovery Process menu: the four parts of the services page, and the steps of a case on the home page. */
export const processLinks = [
  { href: "/services#investment-fraud", key: "investmentFraud", icon: "fraud" },
  { href: "/services#crypto-recovery", key: "cryptocurrency", icon: "crypto" },
  { href: "/services#financial-scams", key: "financialScam", icon: "scam" },
  { href: "/services#regulatory-assistance", key: "regulatoryComplaint", icon: "regulator" },
  { href: "/#process", key: "process", icon: "compass" },
] as const satisfies readonly { href: string; key: string; icon: IconName }[];

/** Links that the drawer shows below the main links. They answer questions that visitors have before they book. */
export const drawerLinks = [
  { href: "/first-steps", key: "firstSteps" },
  { href: "/services#fees", key: "fees" },
  { href: "/faq", key: "faq" },
  { href: "/verify", key: "verify" },
] as const;

/** The footer's link columns. The contact details are shown between the second and the third column. */
export const footerColumns = {
  services: [
    { href: "/services/cryptocurrency-recovery", key: "cryptocurrency" },
    { href: "/services/investment-fraud-recovery", key: "investmentFraud" },
    { href: "/services/financial-scam-recovery", key: "financialScam" },
    { href: "/services/regulatory-assistance", key: "regulatoryComplaint" },
  ],
  company: [
    { href: "/about", key: "aboutFirm" },
    { href: "/about#team", key: "specialists" },
    { href: "/verify", key: "verify" },
    { href: "/services#fees", key: "fees" },
    { href: "/data-security", key: "dataSecurity" },
  ],
  resources: [
    { href: "/first-steps", key: "firstSteps" },
    { href: "/faq", key: "faq" },
    { href: "/blog", key: "blog" },
    { href: "/booking?service=initial-consultation&urgent=1", key: "emergency" },
    { href: "/booking/find", key: "clientPortal" },
  ],
} as const;

/** The links in the one-line footer of the booking pages. */
export const shortLegalLinks = [
  { href: "/verify", key: "verify" },
  { href: "/privacy-policy", key: "privacy" },
  { href: "/terms-of-service", key: "terms" },
  { href: "/accessibility", key: "accessibility" },
  { href: "/impressum", key: "impressum" },
] as const;

/**
 * Every page links to the function for withdrawing from a contract (Art. 11a of Directive 2011/83/EU, § 356a BGB). The
 * law depends on the client and not on the language, so the link is on the pages of each language. A firm in the United
 * Kingdom uses the word of its own law.
 */
export const withdrawalLinks = {
  ca: { href: "/booking/find?withdraw=1", key: "withdraw" },
  uk: { href: "/booking/find?withdraw=1", key: "cancelContract" },
} as const;

export const privacyChoicesLink = { href: "/privacy-choices", key: "privacyChoices" } as const;

export const legalLinks = [
  { href: "/privacy-policy", key: "privacy" },
  { href: "/terms-of-service", key: "terms" },
  { href: "/withdrawal", key: "withdrawal" },
  { href: "/accessibility", key: "accessibility" },
  { href: "/impressum", key: "impressum" },
] as const;

const needs: Readonly<Record<string, keyof SiteContent>> = {
  specialists: "hasTeam",
  fees: "hasPrices",
  blog: "hasArticles",
  faq: "hasQuestions",
  emergency: "isBookingOpen",
};

/** The links that lead to existing content. */
export function existingLinks<Link extends { readonly key: string }>(
  links: readonly Link[],
  content: SiteContent,
): readonly Link[] {
  return links.filter(({ key }) => {
    const need = needs[key];
    return need === undefined || content[need];
  });
}
