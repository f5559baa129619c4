import type { ShownClaim } from "@/lib/firm/claims/claim";
import { toFirm } from "@/lib/firm/settings";
import { initialFacts } from "@/lib/firm/settings-initial";
import { readStructuredData } from "@/lib/testing/structured-data";

import { organization, webSite } from "./firm";
import { blogPosting, breadcrumbList, faqPage } from "./pages";
import { service } from "./service";

const firm = toFirm(initialFacts(), { version: 1, isSample: true });

const claim: ShownClaim = {
  key: "regulator.x",
  kind: "regulator",
  text: "Registered with X",
  source: "register",
  limits: "",
  facts: { name: "X" },
  evidenceUrl: "https://example.org/entry/1",
  verifiedOn: "2026-11-01",
  expiresOn: "2027-11-01",
  isSample: false,
};

describe("the firm's structured data", () => {
  it("contains no sample claims, and no legal name or tax number of a sample firm", () => {
    const described = organization({ firm, locale: "en", claims: [{ ...claim, isSample: true }] });
    expect(Object.keys(described)).not.toEqual(expect.arrayContaining(["hasCredential"]));
    expect(JSON.stringify(described)).not.toMatch(/legalName|vatID|Registered with/);
  });

  it("lists verified claims with their evidence and expiry", () => {
    expect(organization({ firm, locale: "en", claims: [claim] }).hasCredential).toEqual([
      {
        "@type": "EducationalOccupationalCredential",
        name: "Registered with X",
        url: "https://example.org/entry/1",
        validFrom: "2026-11-01",
        expires: "2027-11-01",
        recognizedBy: { "@type": "Organization", name: "X" },
      },
    ]);
  });

  it("lists the firm's street, city and region separately, or in one line if they are not stored separately", () => {
    expect(organization({ firm, locale: "en" }).address).toEqual({
      "@type": "PostalAddress",
      streetAddress: "100 Sample Street",
      addressLocality: "Toronto",
      addressRegion: "Ontario",
      addressCountry: "CA",
    });
    expect(organization({ firm: { ...firm, postalAddress: null }, locale: "en" }).address).toEqual({
      "@type": "PostalAddress",
      streetAddress: "100 Sample Street, Toronto, Ontario, Canada",
      addressCountry: "CA",
    });
  });

  it("has no ratings or reviews", () => {
    const reviews = [claim, { ...claim, kind: "testimonial" }, { ...claim, kind: "statistic" }];
    expect(JSON.stringify(organization({ firm, locale: "en", claims: reviews }))).not.toMatch(/rating|review/i);
    expect(organization({ firm, locale: "en", claims: reviews }).hasCredential).toHaveLength(1);
  });

  it("lists the opening hours", () => {
    expect(organization({ firm, locale: "en" }).openingHoursSpecification).toContainEqual({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: "Friday",
      opens: "09:00",
      closes: "18:00",
    });
  });

  it("gives the website a separate URL for each language", () => {
    expect(webSite("fr-CA", "Northgate")).toMatchObject({
      "@type": "WebSite",
      url: "http://localhost:3000/fr-ca",
      inLanguage: "fr-CA",
    });
  });
});

it("numbers breadcrumbs from one, with absolute URLs", () => {
  const crumbs = [
    { name: "Startseite", path: "/" },
    { name: "Blog", path: "/blog" },
  ];
  expect(breadcrumbList("de", crumbs).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Startseite", item: "http://localhost:3000/de" },
    { "@type": "ListItem", position: 2, name: "Blog", item: "http://localhost:3000/de/blog" },
  ]);
});

it("describes an article with its sources, and with the firm as its author", () => {
  const head = {
    title: "T",
    description: "D",
    lead: "L",
    published: "2026-11-20",
    updated: "2026-11-21",
    review: "2027-05-21",
    sources: [{ title: "S", publisher: "P", url: "https://example.org/", read: "2026-11-21" }],
  } as const;
  expect(
    blogPosting({
      author: "Northgate",
      locale: "en",
      path: "/blog/t",
      head: { ...head, sources: [...head.sources] },
      words: 900,
      minutes: 4,
    }),
  ).toMatchObject({
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: "T",
    datePublished: "2026-11-20",
    dateModified: "2026-11-21",
    author: { "@type": "Organization", "@id": "http://localhost:3000/#firm" },
    timeRequired: "PT4M",
    wordCount: 900,
    citation: [{ "@type": "CreativeWork", name: "S", url: "https://example.org/" }],
  });
});

it("gives each question its own URL", () => {
  expect(
    faqPage({ locale: "de", path: "/faq", questions: [{ id: "a", question: "Q?", answer: "A." }] }).mainEntity,
  ).toEqual([
    {
      "@type": "Question",
      "@id": "http://localhost:3000/de/faq#a",
      name: "Q?",
      acceptedAnswer: { "@type": "Answer", text: "A." },
    },
  ]);
});

describe("a service", () => {
  const described = service({
    locale: "de",
    path: "/services/regulatory-assistance",
    name: "Beschwerde",
    description: "D",
    serviceType: "regulatory-complaint",
    today: "2026-11-21",
    offers: [
      { name: "Ersttermin", priceMinor: 35_000, currency: "EUR", path: "/booking?service=regulatory-complaint" },
      { name: "Frei", priceMinor: 0, currency: "EUR", path: "/booking" },
    ],
  });

  it("has offers with prices that are valid for one year", () => {
    expect(described.offers).toMatchObject([
      {
        price: "350.00",
        priceCurrency: "EUR",
        priceValidUntil: "2027-11-21",
        url: "http://localhost:3000/de/booking?service=regulatory-complaint",
      },
      { price: "0.00" },
    ]);
  });

  it("is provided by the firm", () => {
    expect(described).toMatchObject({ "@type": "Service", provider: { "@id": "http://localhost:3000/#firm" } });
  });
});

it("describes each type with the properties that search engines require", () => {
  const question = { id: "a", question: "Q?", answer: "A." };
  const offers = [{ name: "First", priceMinor: 100, currency: "CAD", path: "/booking" }] as const;
  const things = [
    organization({ firm, locale: "de", claims: [claim] }),
    webSite("de", "Northgate"),
    faqPage({ locale: "de", path: "/faq", questions: [question] }),
    service({
      locale: "en",
      path: "/services/x",
      name: "N",
      description: "D",
      serviceType: "t",
      today: "2026-11-21",
      offers,
    }),
  ];
  const { types, complaints } = readStructuredData(
    `<script type="application/ld+json">${JSON.stringify(things)}</script>`,
  );
  expect(complaints).toEqual([]);
  expect(types).toEqual(["ProfessionalService", "WebSite", "FAQPage", "Service"]);
});
