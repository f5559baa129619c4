import { env } from "@/lib/platform/env";

export type JsonValue = string | number | boolean | undefined | JsonObject | readonly JsonValue[];
export type JsonObject = { readonly [property: string]: JsonValue };

/** A top-level object of the structured data. Schema.org calls such an object a thing. */
export type Thing = JsonObject & { readonly "@context": "https://schema.org"; readonly "@type": string };

/** Builds a top-level object of a type from Schema.org, such as "FAQPage". */
export function thing(type: string, properties: JsonObject): Thing {
  return { "@context": "https://schema.org", "@type": type, ...properties };
}

/** The id of the firm or the site. Other things refer to it by this id instead of repeating its description. */
export function idOf(name: "firm" | "site"): string {
  return `${env().siteUrl}/#${name}`;
}
