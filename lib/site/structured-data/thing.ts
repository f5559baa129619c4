import { env } from "@/lib/platform/env";

export type JsonValue = string | number | boolean | undefined | JsonObject | readonly JsonValue[];
export type JsonObject = { readonly [property: string]: JsonValue };

/** A thing of schema.org that stands by itself. */
export type Thing = JsonObject & { readonly "@context": "https://schema.org"; readonly "@type": string };

export function thing(type: string, properties: JsonObject): Thing {
  return { "@context": "https://schema.org", "@type": type, ...properties };
}

/** How other things on any page refer to one that is described once, as "firm" or "site". */
export function idOf(name: "firm" | "site"): string {
  return `${env().siteUrl}/#${name}`;
}
