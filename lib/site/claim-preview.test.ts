import { newClaimSchema, sortClaimFields } from "@/lib/firm/claims/schema";

import { previewClaim } from "./claim-preview";

const fields = {
  kind: "statistic",
  "fact-figure-en": "31",
  "fact-figure-de": "31",
  "fact-asOf-en": "counted in 2034",
  "text-en": "cases closed",
  "source-en": "Our own count",
  "limits-en": "Past cases say nothing about yours.",
  evidenceUrl: "https://www.example.com/count.pdf",
  expiresOn: "2035-06-30",
};
const preview = (locale: "en" | "de" | "fr-CA", changes: Readonly<Record<string, string>> = {}) =>
  previewClaim(newClaimSchema.parse(sortClaimFields({ ...fields, ...changes })), { locale, today: "2034-09-06" });

it("shows the claim as the page of all claims will, with source, dates, limits and the way to check it", () => {
  expect(preview("en")).toEqual({
    state: "shown",
    title: "31 cases closed",
    text: undefined,
    facts: [
      { term: "Source", value: "Our own count" },
      { term: "Verified on", value: "6 September 2034" },
      { term: "Valid until", value: "30 June 2035" },
      { term: "As of", value: "counted in 2034" },
      { term: "Limits", value: "Past cases say nothing about yours." },
      { term: "Check it without us", value: "www.example.com" },
    ],
    isEnglish: false,
  });
});

it("shows the English text in a language in which it is not written, unless the claim is left out there", () => {
  expect(preview("de")).toMatchObject({ title: "31 cases closed", isEnglish: true });
  expect(preview("de", { "text-de": "Fälle" })).toMatchObject({ title: "31 Fälle", isEnglish: false });
  expect(preview("fr-CA", { "leftOut-fr-CA": "true" })).toEqual({ state: "leftOut" });
  expect(preview("de", { "text-en": "" })).toEqual({ state: "empty" });
});
