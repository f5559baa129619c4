import type { FieldCodes } from "@/lib/platform/field-errors";
import { parseInput } from "@/lib/platform/parse-input";
import type { Instant } from "@/lib/platform/time/instant";

import { detailsSchema, findSchema, isBornBy, managedCancelSchema, readCancelForm, readDetailsForm } from "./schema";

/** What the server would refuse in the answers of a form. Browsers load this file once a visitor types. */

export function checkDetailsForm(form: FormData, now: Instant): FieldCodes {
  const schema = detailsSchema.refine(({ dateOfBirth }) => isBornBy(dateOfBirth, now), {
    path: ["dateOfBirth"],
    message: "dateOfBirthInvalid",
  });
  const parsed = parseInput(schema, readDetailsForm(form));
  return parsed.ok ? {} : parsed.codes;
}

export function checkCancelForm(form: FormData): FieldCodes {
  const parsed = parseInput(managedCancelSchema, readCancelForm(form));
  return parsed.ok ? {} : parsed.codes;
}

export function checkFindForm(form: FormData): FieldCodes {
  const parsed = parseInput(findSchema, Object.fromEntries(form));
  return parsed.ok ? {} : parsed.codes;
}
