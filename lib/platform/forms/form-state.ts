import type { ErrorCode } from "../result";

/**
 * The state of a form before its action runs, or after the action has run without a redirect. All texts are in the
 * user's language.
 */
export type FormState =
  | { readonly status: "idle" }
  | {
      readonly status: "done";
      readonly message?: string;
      /** Codes that are shown only once, for example recovery codes. */
      readonly codes?: readonly string[];
    }
  | {
      readonly status: "failed";
      readonly error: ErrorCode;
      readonly message: string;
      /** Messages by field name. */
      readonly fields: Readonly<Record<string, readonly string[]>>;
      /**
       * The typed values, so that the user does not have to type them again. Fields that may contain a secret are left
       * out.
       */
      readonly values: Readonly<Record<string, string>>;
      readonly alternatives?: readonly { readonly startTime: string; readonly endTime: string }[];
      /**
       * A proof-of-work challenge that the browser must solve before the form is accepted. Visitors do not notice it.
       */
      readonly challenge?: string;
      /** The references of the records that prevent the change. */
      readonly references?: readonly string[];
      /** The stored people who may be the person in the form. The user says which one it is, or that it is another. */
      readonly people?: readonly { readonly id: string; readonly name: string }[];
      /** What the staff member must add to the form to confirm this sensitive change. */
      readonly proof?: "password" | "code";
    };

/**
 * The field with the password or the code that confirms a sensitive change. Its name ends with "password", so its value
 * is left out of `values`.
 */
export const proofField = "proofPassword";

export const idle: FormState = { status: "idle" };

/** Whether the user has changed every field that the server had refused. */
export function isCured(state: FormState): boolean {
  if (state.status !== "failed") return false;
  const messages = Object.values(state.fields);
  return messages.length > 0 && messages.every((list) => list.length === 0);
}

/** The state without the messages of the fields that the user has changed since. */
export function withoutCured(state: FormState, changed: ReadonlySet<string>): FormState {
  if (state.status !== "failed" || !Object.keys(state.fields).some((name) => changed.has(name))) return state;
  const fields = Object.entries(state.fields).map(([name, messages]) => [name, changed.has(name) ? [] : messages]);
  return { ...state, fields: Object.fromEntries(fields) };
}

/** A server action that a form calls with or without JavaScript. */
export type FormAction = (previous: FormState, form: FormData) => Promise<FormState>;

/** Returns the form's text fields. Leaves out React's hidden fields, which have names that begin with a dollar sign. */
export function textFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string" && !entry[0].startsWith("$")),
  );
}

/** Returns the form's text fields that are not empty. A field with only spaces counts as empty. */
export function filledFields(form: FormData): Record<string, string> {
  return Object.fromEntries(Object.entries(textFields(form)).filter(([, text]) => text.trim() !== ""));
}

/** Whether a checkbox was ticked. Browsers send "on" for a checkbox without a `value` attribute. */
export function isTicked(value: string | undefined): boolean {
  return value === "on" || value === "true";
}
