import type { FieldCodes } from "../result";
import { phoneRefusal } from "./phone";

/**
 * Returns the error codes of the phone numbers in parsed input, by path. Every object is read that has a `phone`, with
 * the country beside it. The browser does not run this check, because the number plans of all countries are too large.
 */
export function phoneCodes(input: unknown, path = ""): FieldCodes {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return {};
  const { phone, phoneCountry } = input as { readonly phone?: unknown; readonly phoneCountry?: unknown };
  const country = typeof phoneCountry === "string" ? phoneCountry : undefined;
  const refusal = typeof phone === "string" && phone !== "" ? phoneRefusal(phone, country) : undefined;
  const inside = Object.entries(input).map(([name, value]) => phoneCodes(value, `${path}${name}.`));
  return Object.assign({}, ...inside, refusal === undefined ? {} : { [`${path}phone`]: [refusal] }) as FieldCodes;
}
