import type { FieldCodes } from "@/lib/platform/field-errors";
import { parseInput } from "@/lib/platform/parse-input";

import { contactFormSchema, readContactForm } from "./schema";

/** What the server would say of the form's answers. Loaded by the form on demand. */
export function checkContactForm(form: FormData): FieldCodes {
  const parsed = parseInput(contactFormSchema, readContactForm(form));
  return parsed.ok ? {} : parsed.codes;
}
