import { z } from "zod";

import { currencies } from "@/lib/platform/money/money";
import { localeTag } from "@/lib/platform/text";

/** A currency of the price book, in capitals. */
export const currencyCode = z.enum(currencies, { error: "unknownCurrency" });

/** The query of `GET /api/services`. */
export const servicesQuery = z.object({
  locale: localeTag.optional(),
  currency: currencyCode.optional(),
});

/** A key of a service: its `_id`, slug, alias or enumerated type, or a common word from the specification's map. */
export const serviceKey = z.string({ error: "serviceRequired" }).min(1, "serviceRequired").max(64, "unknownService");
