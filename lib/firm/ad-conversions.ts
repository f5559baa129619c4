import { z } from "zod";

import { currencies } from "@/lib/platform/money/money";

/** What the firm reports to Google Ads about a lead. The database has the same list. */
export const conversionActions = ["qualified", "consultation-held", "engaged"] as const;
export type ConversionAction = (typeof conversionActions)[number];

/** The name of a conversion in Google Ads. It has no commas and quotation marks, so that CSV files can contain it. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._()&/-]*$/u);

/** How one conversion is reported. */
export const conversionSchema = z
  .object({
    name,
    /** The value of every conversion of this kind, in minor units. It never follows from a client's data. */
    minor: z.number().int().min(1).max(100_000_000),
    /** The id of the conversion action in Google Ads, which only the Data Manager API needs. */
    id: z
      .string()
      .regex(/^\d{1,19}$/)
      .nullable()
      .default(null),
  })
  .readonly();

/** How conversions are reported to Google Ads. Null while the firm reports none. */
export const adConversionsSchema = z
  .object({
    currency: z.enum(currencies),
    qualified: conversionSchema,
    "consultation-held": conversionSchema,
    engaged: conversionSchema,
  })
  .readonly()
  .nullable()
  .default(null);

export type AdConversions = NonNullable<z.infer<typeof adConversionsSchema>>;

/** The conversions of the sample firm. */
export const sampleConversions = {
  currency: "CAD",
  qualified: { name: "Qualified lead", minor: 2_000, id: null },
  "consultation-held": { name: "Consultation held", minor: 6_000, id: null },
  engaged: { name: "Engaged", minor: 20_000, id: null },
} as const satisfies AdConversions;
