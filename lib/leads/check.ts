import { fieldCodes } from "@/lib/platform/field-errors";
import type { FieldCodes } from "@/lib/platform/field-errors";

import { leadFormSchema, readLeadForm } from "./schema";

/** What the server would say of the form's answers. Loaded by the form on demand. */
export function checkLeadForm(form: FormData): FieldCodes {
  const parsed = leadFormSchema.safeParse(readLeadForm(form));
  return parsed.success ? {} : fieldCodes(parsed.error);
}
