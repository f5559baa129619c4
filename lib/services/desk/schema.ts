import { z } from "zod";

import { chosenFields } from "@/lib/platform/forms/edit-conflict";
import { isTicked } from "@/lib/platform/forms/form-state";
import { currencies } from "@/lib/platform/money/money";
import { isDay } from "@/lib/platform/time/day";

import { currencyCode } from "../schema";
import { serviceTarget } from "./service-form";

const id = serviceTarget.shape.id;

/** The service that moves, and the direction. */
export const moveSchema = z.object({ id, direction: z.enum(["up", "down"]) });

/** The service to confirm. Without an id, all drafts are confirmed. */
export const confirmSchema = z.object({ id: id.optional() });

/** A price that does not hold yet. */
export const plannedPriceSchema = serviceTarget.extend({ currency: currencyCode, from: z.string().refine(isDay) });

/** The currencies in which the firm sells, and the version of the firm's record. */
export const currenciesSchema = z.object({
  version: z.coerce.number().int().positive(),
  sold: z.array(currencyCode),
});

/** Converts the form, in which each currency has a checkbox. */
export function readCurrenciesForm(form: FormData): unknown {
  const fields = chosenFields(form, [{ name: "currencies", controls: currencies }]);
  return { version: fields.version, sold: currencies.filter((code) => isTicked(fields[code])) };
}
