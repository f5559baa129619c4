import { z } from "zod";

import { inputSchema } from "@/lib/platform/parse/parse-input";
import type { Instant } from "@/lib/platform/time/instant";

import { detailsSchema, findSchema, isBornBy, managedCancelSchema, readCancelForm, readDetailsForm } from "../schema";

/** The server's validation rules for the forms in the browser. A form loads this file when a visitor begins to type. */

const form = z.instanceof(FormData);

/** Returns the rules for the form of step 3. A date of birth after `now` is refused. */
export function detailsFormCheck(now: Instant) {
  const schema = detailsSchema.refine(({ dateOfBirth }) => isBornBy(dateOfBirth, now), {
    path: ["dateOfBirth"],
    message: "dateOfBirthInvalid",
  });
  return form.transform(readDetailsForm).pipe(inputSchema(schema));
}

export const cancelFormCheck = form.transform(readCancelForm).pipe(inputSchema(managedCancelSchema));

export const findFormCheck = form
  .transform((fields): unknown => Object.fromEntries(fields))
  .pipe(inputSchema(findSchema));
