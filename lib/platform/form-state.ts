import type { ErrorCode } from "./result";

/** What a form shows after its action has run without going on to another page. All texts are in the reader's language. */
export type FormState =
  | { readonly status: "idle" }
  | { readonly status: "done"; readonly message?: string }
  | {
      readonly status: "failed";
      readonly error: ErrorCode;
      readonly message: string;
      /** Messages by field name. */
      readonly fields: Readonly<Record<string, readonly string[]>>;
      /** What was typed, so that nothing is lost; never a field that was refused as a secret. */
      readonly values: Readonly<Record<string, string>>;
      readonly alternatives?: readonly { readonly startTime: string; readonly endTime: string }[];
      /** Work that a browser is asked to do before the form is taken: a person's does it unnoticed. */
      readonly challenge?: string;
    };

export const idle: FormState = { status: "idle" };

/** A server action as a form calls it, with and without JavaScript. */
export type FormAction = (previous: FormState, form: FormData) => Promise<FormState>;

/** The form's own text fields; React's hidden ones begin with a dollar sign. */
export function textFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string" && !entry[0].startsWith("$")),
  );
}
