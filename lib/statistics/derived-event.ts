/** The events that follow from a page view. They have no properties. */
export type DerivedEvent = "service_interest" | "compliance_view";

const legalPages = /^\/(?:privacy-policy|terms-of-service|withdrawal|data-security|accessibility|impressum|verify)$/;
const servicePages = /^\/(?:services\/.+|cryptocurrency-recovery|financial-recovery)$/;

/** The event that a view of this route also is. */
export function derivedFrom(route: string): DerivedEvent | undefined {
  return servicePages.test(route) ? "service_interest" : legalPages.test(route) ? "compliance_view" : undefined;
}
