import { z } from "zod";

import { isSold } from "@/lib/firm/sold-currencies";
import { localeTag } from "@/lib/platform/text";

import { currencyCode } from "./schema";

/** The code of a currency in which the firm sells, in capital letters. */
export const soldCurrency = currencyCode.refine(isSold, "unknownCurrency");

/** The query of `GET /api/services`. */
export const servicesQuery = z.object({
  locale: localeTag.optional(),
  currency: soldCurrency.optional(),
});
