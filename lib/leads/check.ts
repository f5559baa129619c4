import type { FieldCodes } from "@/lib/platform/field-errors";
import { parseInput } from "@/lib/platform/parse-input";

import { leadFormSchema, readLeadForm } from "./schema";

/** The server's validation, for the browser. This is a separate file so that the form loads it on demand. */
export function checkLeadForm(form: FormData): FieldCodes {
  const parsed = parseInput(leadFormSchema, readLeadForm(form));
  return parsed.ok ? {} : parsed.codes;
}
