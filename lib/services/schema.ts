import { z } from "zod";

import { currencies } from "@/lib/platform/money/money";

/** The code of a currency in the price book, in capital letters. */
export const currencyCode = z.enum(currencies, { error: "unknownCurrency" });

/** A word that identifies a service: its `_id`, slug, alias or type, or a common word for it, such as "crypto". */
export const serviceKey = z.string({ error: "serviceRequired" }).min(1, "serviceRequired").max(64, "unknownService");
