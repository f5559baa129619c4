/** The slugs of the six bookable services. */
export const serviceSlugs = [
  "initial-consultation",
  "cryptocurrency-recovery",
  "investment-fraud-recovery",
  "financial-scam-recovery",
  "regulatory-complaint",
  "financial-investigation",
] as const;
export type ServiceSlug = (typeof serviceSlugs)[number];

/** The service types that the specification defines. Several types can lead to the same service (`service-keys.ts`). */
export const serviceTypes = [
  "cryptocurrency-recovery",
  "investment-fraud-recovery",
  "financial-scam-recovery",
  "regulatory-complaint",
  "legal-consultation",
  "financial-investigation",
  "initial-consultation",
  "follow-up",
  "specialized-treatment",
  "comprehensive-assessment",
  "recovery",
  "consultation",
  "investigation",
  "legal",
] as const;
export type ServiceType = (typeof serviceTypes)[number];

export type ServiceCategory = "recovery" | "consultation" | "investigation";

export type OfferedService = {
  /** The id of 24 hexadecimal characters. It is fixed, so that links to a service still work with a new database. */
  readonly id: string;
  readonly slug: ServiceSlug;
  readonly type: ServiceType;
  readonly category: ServiceCategory;
  /** Other names of the service in pages and old links. */
  readonly aliases: readonly string[];
  /** The name of a symbol in public/icons.svg. */
  readonly icon: string;
  readonly minutes: number;
};

/**
 * The six bookable services with the properties that are the same in every language, currency and profile. Staff change
 * names, prices and availability in the database.
 */
export const offer: readonly OfferedService[] = [
  {
    id: "66a1f0c25d3b9e0012ab4c01",
    slug: "initial-consultation",
    type: "initial-consultation",
    category: "consultation",
    aliases: [],
    icon: "phone",
    minutes: 60,
  },
  {
    id: "66a1f0c25d3b9e0012ab4c02",
    slug: "cryptocurrency-recovery",
    type: "cryptocurrency-recovery",
    category: "recovery",
    aliases: ["crypto-recovery"],
    icon: "crypto",
    minutes: 75,
  },
  {
    id: "66a1f0c25d3b9e0012ab4c03",
    slug: "investment-fraud-recovery",
    type: "investment-fraud-recovery",
    category: "recovery",
    aliases: ["investment-fraud"],
    icon: "fraud",
    minutes: 90,
  },
  {
    id: "66a1f0c25d3b9e0012ab4c04",
    slug: "financial-scam-recovery",
    type: "financial-scam-recovery",
    category: "recovery",
    aliases: ["recovery-consultation"],
    icon: "scam",
    minutes: 75,
  },
  {
    id: "66a1f0c25d3b9e0012ab4c05",
    slug: "regulatory-complaint",
    type: "regulatory-complaint",
    category: "recovery",
    aliases: ["regulatory-assistance"],
    icon: "regulator",
    minutes: 60,
  },
  {
    id: "66a1f0c25d3b9e0012ab4c06",
    slug: "financial-investigation",
    type: "financial-investigation",
    category: "investigation",
    aliases: [],
    icon: "search",
    minutes: 120,
  },
];

/** Finds the service with this slug. */
export function offeredService(slug: ServiceSlug): OfferedService {
  const service = offer.find((each) => each.slug === slug);
  if (!service) throw new Error(`No such service: ${slug}`);
  return service;
}
