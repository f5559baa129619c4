import { z } from "zod";

import { currencies } from "@/lib/platform/money/money";
import { localeTag } from "@/lib/platform/text";

/** The code of a currency in the price book, in capital letters. */
export const currencyCode = z.enum(currencies, { error: "unknownCurrency" });

/** The query of `GET /api/services`. */
export const servicesQuery = z.object({
  locale: localeTag.optional(),
  currency: currencyCode.optional(),
});

/** A word that identifies a service: its `_id`, slug, alias or type, or a common word for it, such as "crypto". */
export const serviceKey = z.string({ error: "serviceRequired" }).min(1, "serviceRequired").max(64, "unknownService");
