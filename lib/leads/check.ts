import type { FieldCodes } from "@/lib/platform/field-errors";
import { parseInput } from "@/lib/platform/parse-input";

import { leadFormSchema, readLeadForm } from "./schema";

/** What the server would say of the form's answers. Loaded by the form on demand. */
export function checkLeadForm(form: FormData): FieldCodes {
  const parsed = parseInput(leadFormSchema, readLeadForm(form));
  return parsed.ok ? {} : parsed.codes;
}
