import type { z } from "zod";

import { parseInput } from "./parse-input";
import type { ParsedInput } from "./parse-input";
import { phoneCodes } from "../contact/phone-fields";

/** Parses the input of a request on the server, which also checks phone numbers against the countries' number plans. */
export function parseRequest<T>(schema: z.ZodType<T>, input: unknown): ParsedInput<T> {
  const parsed = parseInput(schema, input);
  const codes = parsed.ok ? phoneCodes(parsed.value) : {};
  return Object.keys(codes).length > 0 ? { ok: false, codes } : parsed;
}
