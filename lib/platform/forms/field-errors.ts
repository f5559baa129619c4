import type { z } from "zod";

import { fail } from "../result";
import type { Failure, FieldCodes } from "../result";

/**
 * A code is one camel-case word. It may end with a colon and the wrong value. Other messages, such as a sentence of the
 * schema library, become "invalid".
 */
const codeShape = /^[a-z][A-Za-z]*(?::.{1,60})?$/su;

/** The path of an error that concerns the whole input, for example if the input is a list instead of an object. */
export const wholeInput = "body";

/** Returns the error codes of each invalid field, without duplicates. */
export function fieldCodes(error: z.ZodError): FieldCodes {
  const codes: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const path = issue.path.join(".") || wholeInput;
    const code = codeShape.test(issue.message) ? issue.message : "invalid";
    const codesOfPath = (codes[path] ??= []);
    if (!codesOfPath.includes(code)) codesOfPath.push(code);
  }
  return codes;
}

/** The failure of a command that refuses one field of its input. */
export function invalidField(field: string, code: string): Failure<"VALIDATION_ERROR", never> {
  return fail("VALIDATION_ERROR", { codes: { [field]: [code] } });
}
