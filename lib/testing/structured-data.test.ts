import { readStructuredData } from "./structured-data";

const block = (thing: unknown) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
const crumbs = {
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [1, 2].map((position) => ({
    "@type": "ListItem",
    position,
    name: "N",
    item: "http://localhost:3000/de",
  })),
};

const service = {
  "@context": "https://schema.org",
  "@type": "Service",
  "@id": "http://localhost:3000/services#service",
  url: "http://localhost:3000/services",
  name: "N",
  description: "D",
  serviceType: "t",
  provider: { "@id": "http://localhost:3000/#firm" },
  offers: [
    {
      "@type": "Offer",
      name: "First",
      url: "http://localhost:3000/booking",
      price: "1.00",
      priceCurrency: "CAD",
      priceValidUntil: "2027-11-21",
      availability: "https://schema.org/InStock",
    },
  ],
};

it("reads all blocks of structured data on a page, including a block that is a list", () => {
  expect(readStructuredData(`${block(crumbs)}<p>${block([crumbs, crumbs])}`)).toEqual({
    types: Array(3).fill("BreadcrumbList"),
    complaints: [],
  });
});

it.each([
  ["a relative URL", { ...crumbs, itemListElement: crumbs.itemListElement.map((item) => ({ ...item, item: "/de" })) }],
  ["list items in the wrong order", { ...crumbs, itemListElement: crumbs.itemListElement.toReversed() }],
  ["a rating, which no schema allows", { ...crumbs, aggregateRating: { ratingValue: 5 } }],
  ["a provider that the page does not describe", service],
  ["an unknown type of thing", { ...crumbs, "@type": "Review" }],
  [
    "a soft hyphen in a name",
    { ...crumbs, itemListElement: crumbs.itemListElement.map((item) => ({ ...item, name: "Be\u00adratung" })) },
  ],
])("finds %s", (_fault, thing) => {
  expect(readStructuredData(block(thing)).complaints).toHaveLength(1);
});
