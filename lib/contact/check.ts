import { fieldCodes } from "@/lib/platform/field-errors";
import type { FieldCodes } from "@/lib/platform/field-errors";

import { contactFormSchema, readContactForm } from "./schema";

/** What the server would say of the form's answers. Loaded by the form on demand. */
export function checkContactForm(form: FormData): FieldCodes {
  const parsed = contactFormSchema.safeParse(readContactForm(form));
  return parsed.success ? {} : fieldCodes(parsed.error);
}
