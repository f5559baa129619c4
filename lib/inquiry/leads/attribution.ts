import { z } from "zod";

import { findSecret } from "@/lib/platform/wallet-secrets/secrets";
import { secretFields } from "@/lib/platform/wallet-secrets/secret-fields";

/**
 * Where the visitor came from, according to the page's URL. Anyone can put any text into a link, so a value with an
 * invalid format or with a wallet's secret is dropped. The request is accepted without that value.
 */

/** The rule for every value, in the API's document. */
const ignored = "A value of another form is ignored, and the request is accepted without it.";

/** A Google click id, such as "Cj0KCQiA-abc_DEF.1". */
const clickId = z
  .string()
  .regex(/^[A-Za-z0-9._-]{1,200}$/)
  .optional()
  .catch(undefined)
  .describe(ignored);

/** The name, source or medium of a campaign, in a few plain words. */
const campaignName = z
  .string()
  .trim()
  .max(80)
  .regex(/^[\p{L}\p{N}]+(?:[ ._+-]{1,3}[\p{L}\p{N}]+){0,9}$/u)
  .optional()
  .catch(undefined)
  .describe(ignored);

/** The path of the landing page, without the query and fragment of its URL. */
const landing = z
  .string()
  .max(4_096)
  .transform((address) => address.replace(/[?#].*/s, ""))
  .pipe(
    z
      .string()
      .max(200)
      .regex(/^\/[\w/-]*$/),
  )
  .optional()
  .catch(undefined)
  .describe(ignored);

const fields = {
  gclid: clickId,
  gbraid: clickId,
  wbraid: clickId,
  utm_source: campaignName,
  utm_medium: campaignName,
  utm_campaign: campaignName,
  landing,
};

export type AttributionName = keyof typeof fields;

export const attributionNames = Object.keys(fields) as AttributionName[];

/** A wallet's secret, or 32 bytes in hexadecimal in any blocks. No click id or campaign has either. */
const mayBeKey = (value: string) =>
  findSecret(value) !== "none" || /[0-9a-f]{64}/i.test(value.replace(/[^0-9a-z]/gi, ""));

export const attributionSchema = z.object(fields).transform((values) => {
  const secrets = secretFields(values);
  const isKept = ([name, value = ""]: [string, string | undefined]) => !secrets.includes(name) && !mayBeKey(value);
  return Object.fromEntries(Object.entries(values).filter(isKept)) as typeof values;
});

export type Attribution = z.infer<typeof attributionSchema>;

/** Whether the visitor agreed that Google learns of a success of its advertisement, and to which text. */
export const adConsentSchema = z.object({
  adUserData: z.boolean({ error: "invalid" }),
  version: z.string({ error: "invalid" }).regex(/^[\w.-]{1,40}$/, "invalid"),
});
export type AdConsent = z.infer<typeof adConsentSchema>;

/** Reads the attribution from the URL of the page that sent the form. Empty if the URL is missing or invalid. */
export function attributionFrom(address: string | null): Attribution {
  const url = address === null ? null : URL.parse(address);
  if (!url) return {};
  const values = attributionNames.map((name) => [
    name,
    name === "landing" ? url.pathname : (url.searchParams.get(name) ?? undefined),
  ]);
  return attributionSchema.parse(Object.fromEntries(values));
}
