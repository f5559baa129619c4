import type { z } from "zod";

/** Codes by path, as in `{ "clientInfo.email": ["emailInvalid"] }`. A code is a key of `messages/*.json -> fields`. */
export type FieldCodes = Readonly<Record<string, readonly string[]>>;

/** A code is one camel-case word; a library's own sentence is not, and becomes "invalid". */
const codeShape = /^[a-z][A-Za-z]*$/;

/** The name under which stands what is wrong with the input as a whole: a list where an object was asked for. */
export const wholeInput = "body";

/** The codes of everything that was refused, one of each kind per field. */
export function fieldCodes(error: z.ZodError): FieldCodes {
  const codes: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const path = issue.path.join(".") || wholeInput;
    const code = codeShape.test(issue.message) ? issue.message : "invalid";
    const known = (codes[path] ??= []);
    if (!known.includes(code)) known.push(code);
  }
  return codes;
}
