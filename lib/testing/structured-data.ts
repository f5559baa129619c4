import { z } from "zod";

import { isDay } from "@/lib/platform/time/day";

/**
 * Schemas for our structured data, with the fields that search engines require. The schemas refuse fields that they do
 * not list, because such a field could contain a trust claim.
 */

const url = z.url({ protocol: /^https?$/, hostname: /^(?:localhost|[\w-]+(?:\.[\w-]+)+)$/ });
const text = z
  .string()
  .min(1)
  .regex(/^[^\u00ad<>]*$/, "contains a soft hyphen, < or >");
const day = z.custom<string>(isDay);
const reference = z.strictObject({ "@id": url });
const context = { "@context": z.literal("https://schema.org") };
const language = z.enum(["en", "de", "fr-CA"]);

const firm = z.strictObject({ "@type": z.literal("Organization"), "@id": url, name: text, url });

const breadcrumbs = z.strictObject({
  ...context,
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(z.strictObject({ "@type": z.literal("ListItem"), position: z.int(), name: text, item: url }))
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1), "is not numbered from one"),
});

const offer = z.strictObject({
  "@type": z.literal("Offer"),
  name: text,
  url,
  price: z.string().regex(/^\d+\.\d\d$/),
  priceCurrency: z.enum(["CAD", "GBP", "EUR"]),
  priceValidUntil: day,
  availability: z.literal("https://schema.org/InStock"),
});

const service = z.strictObject({
  ...context,
  "@type": z.literal("Service"),
  "@id": url,
  url,
  name: text,
  description: text,
  serviceType: text,
  provider: reference,
  offers: z.array(offer).min(1),
});

const posting = z.strictObject({
  ...context,
  "@type": z.literal("BlogPosting"),
  "@id": url,
  mainEntityOfPage: url,
  headline: text.max(110),
  description: text.max(159),
  image: url,
  inLanguage: language,
  datePublished: day,
  dateModified: day,
  author: firm,
  publisher: firm,
  isAccessibleForFree: z.literal(true),
  wordCount: z.int().min(1),
  timeRequired: z.string().regex(/^PT\d+M$/),
  citation: z
    .array(
      z.strictObject({
        "@type": z.literal("CreativeWork"),
        name: z.string().min(1),
        url,
        publisher: z.strictObject({ "@type": z.literal("Organization"), name: text }),
      }),
    )
    .min(1),
});

const question = z.strictObject({
  "@type": z.literal("Question"),
  "@id": url,
  name: text,
  acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text }),
});

const faq = z.strictObject({
  ...context,
  "@type": z.literal("FAQPage"),
  "@id": url,
  url,
  inLanguage: language,
  mainEntity: z.array(question).min(1),
});

const organization = z.strictObject({
  ...context,
  "@type": z.literal("ProfessionalService"),
  "@id": url,
  name: text,
  url,
  logo: url,
  image: url,
  telephone: text,
  email: z.email(),
  address: z.strictObject({
    "@type": z.literal("PostalAddress"),
    streetAddress: text,
    addressLocality: text.optional(),
    addressRegion: text.optional(),
    postalCode: text.optional(),
    addressCountry: z.string().length(2),
  }),
  openingHoursSpecification: z.array(
    z.strictObject({
      "@type": z.literal("OpeningHoursSpecification"),
      dayOfWeek: z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]),
      opens: z.iso.time({ precision: -1 }),
      closes: z.iso.time({ precision: -1 }),
    }),
  ),
  knowsLanguage: z.array(language),
  legalName: text.optional(),
  vatID: text.optional(),
  // In demo mode this field is missing, because every credential is a sample claim and structured data must not contain
  // sample claims.
  hasCredential: z
    .array(
      z.strictObject({
        "@type": z.literal("EducationalOccupationalCredential"),
        name: text,
        url,
        validFrom: day.optional(),
        expires: day.optional(),
        recognizedBy: z.strictObject({ "@type": z.literal("Organization"), name: text }).optional(),
      }),
    )
    .min(1)
    .optional(),
});

const webSite = z.strictObject({
  ...context,
  "@type": z.literal("WebSite"),
  "@id": url,
  name: text,
  url,
  inLanguage: language,
  publisher: reference,
});

const knownThing = z.discriminatedUnion("@type", [breadcrumbs, service, posting, faq, organization, webSite]);

/** Returns the errors in the structured data of a page, and the types of its valid items. */
export function readStructuredData(html: string): {
  readonly types: readonly string[];
  readonly complaints: readonly string[];
} {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = ""]) => json,
  );
  const things = blocks.flatMap((json): unknown[] => [JSON.parse(json)].flat());
  const read = things.map((thing) => knownThing.safeParse(thing));
  const described = new Set(things.map((thing) => (thing as { "@id"?: unknown })["@id"]));
  const unresolved = read.flatMap(({ data }) =>
    data && "provider" in data && !described.has(data.provider["@id"])
      ? [`The provider ${data.provider["@id"]} is not described on the page`]
      : [],
  );
  return {
    types: read.flatMap(({ data }) => (data ? [data["@type"]] : [])),
    complaints: [...read.flatMap(({ error }) => (error ? [z.prettifyError(error)] : [])), ...unresolved],
  };
}
