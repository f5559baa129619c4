import { z } from "zod";

import { secretFields } from "@/lib/platform/security/secret-fields";

/**
 * Where the visitor came from, as the address told. A value that is not of the form of its kind is dropped: it may be anything that
 * somebody put into a link, and no request is lost over it.
 */

/** A click id of Google's, as in "Cj0KCQiA-abc_DEF.1". */
const clickId = z
  .string()
  .regex(/^[A-Za-z0-9._-]{1,200}$/)
  .optional()
  .catch(undefined);

/** A campaign's name in a few plain words. */
const campaignWords = z
  .string()
  .trim()
  .max(80)
  .regex(/^[\p{L}\p{N}]+(?:[ ._+-]{1,3}[\p{L}\p{N}]+){0,9}$/u)
  .optional()
  .catch(undefined);

/** The path alone, whatever else was sent with it. */
const landing = z
  .string()
  .max(4_096)
  .transform((address) => address.replace(/[?#].*$/s, ""))
  .pipe(
    z
      .string()
      .max(200)
      .regex(/^\/[\w/-]*$/),
  )
  .optional()
  .catch(undefined);

const fields = {
  gclid: clickId,
  gbraid: clickId,
  wbraid: clickId,
  utm_source: campaignWords,
  utm_medium: campaignWords,
  utm_campaign: campaignWords,
  landing,
};

export type AttributionName = keyof typeof fields;

export const attributionNames = Object.keys(fields) as AttributionName[];

export const attributionSchema = z.object(fields).transform((told) => {
  const secrets = secretFields(told);
  return Object.fromEntries(Object.entries(told).filter(([name]) => !secrets.includes(name))) as typeof told;
});

export type Attribution = z.infer<typeof attributionSchema>;
