import { claimWording } from "@/lib/firm/claims/wording";

/** What a visitor and Google read of a landing page. */
export type LandingPage = {
  /** The page's title, description and visible text. */
  readonly text: string;
  /** The addresses of its links, without the language's prefix. */
  readonly links: readonly string[];
  readonly firm: {
    readonly name: string;
    readonly addressLines: readonly string[];
    readonly phone: string;
    readonly email: string;
    readonly taxWording: string;
  };
};

/** A price in the notation of any language of the site: "$150 CAD", "150 $", "CA$150" or "120 €". */
const price = /[$€£]\s?\d|\d\s?[$€£]/u;

/** The words by which a text says that it guarantees nothing. */
const noGuarantee = /\b(?:not a|no) guarantee\b|\bkeine Garantie\b|\b(?:pas une|aucune) garantie\b/giu;

/**
 * What Google's policies ask of the landing pages of an advertisement: "Misrepresentation" (who the business is, all
 * costs, no unreliable promise), "Financial products and services" (a physical address, all fees, links to disclosures)
 * and "Other restricted businesses" (no guaranteed result). Each rule says whether a page keeps it.
 */
const rules = {
  "names the firm": ({ text, links, firm }) => text.includes(firm.name) && links.includes("/impressum"),
  "shows a physical address": ({ text, firm }) => firm.addressLines.every((line) => text.includes(line)),
  "can be reached": ({ text, links, firm }) =>
    text.includes(firm.phone) && links.includes(`mailto:${firm.email}`) && links.includes("/contact"),
  "shows its fees": ({ text, links, firm }) =>
    price.test(text) && text.includes(firm.taxWording) && links.includes("/services#fees"),
  "links its terms and its privacy policy": ({ links }) =>
    links.includes("/privacy-policy") && links.includes("/terms-of-service"),
  "shows where its statements can be checked": ({ links }) => links.includes("/verify"),
  "guarantees nothing": ({ text }) => !claimWording.guarantee.test(text.replaceAll(noGuarantee, "")),
  "boasts of no success": ({ text }) => !claimWording.outcome.test(text) && !claimWording.result.test(text),
  "has no fee that depends on success": ({ text }) => !claimWording.fee.test(text),
  "praises itself with nothing that is not proven": ({ text }) =>
    !claimWording.praise.test(text) && !claimWording.certificate.test(text),
} as const satisfies Readonly<Record<string, (page: LandingPage) => boolean>>;

export type LandingRule = keyof typeof rules;

/** The rules that a landing page breaks. */
export function brokenRules(page: LandingPage): readonly LandingRule[] {
  return (Object.keys(rules) as LandingRule[]).filter((rule) => !rules[rule](page));
}
