import { redirect, unstable_rethrow } from "next/navigation";
import { updateTag } from "next/cache";
import type { z } from "zod";

import { isSitePath } from "../auth/return-path";
import { formFieldCode } from "../forms/empty-field";
import { textFields } from "../forms/form-state";
import type { FormState } from "../forms/form-state";
import { defaultLocale, isLocale } from "../i18n/locales";
import type { Locale } from "../i18n/locales";
import { localizedPath } from "../i18n/paths";
import { failureMessage, fieldMessage } from "../i18n/translator";
import { parseRequest } from "../parse/parse-request";
import { markActionStart } from "../request/request-context";
import { errorStatus, fail } from "../result";
import type { ErrorCode, Failure, Result } from "../result";
import type { Admission } from "../security/limits";
import { secretFields } from "../wallet-secrets/secret-fields";
import { unexpectedFailure } from "./unexpected-failure";

/** The options that both builders of server actions share: `action.ts` for visitors, `staff-action.ts` for staff. */
export type ActionSteps<Input, T, Context> = {
  readonly name: string;
  readonly schema: z.ZodType<Input>;
  /** Converts the form's fields to the schema's input, because checkboxes and choices arrive as text. */
  read?(form: FormData): unknown;
  /** The English path of the page to redirect to. If undefined, the form stays open with the state "done". */
  next?(value: T, context: Context): string | undefined;
  /** True if a successful action does not count against the rate limit, for example a repeated submission. */
  isFree?(value: T): boolean;
  /** Notes the outcome, invalid input included, for example in the statistics. Must not fail. */
  counts?(result: Result<NoInfer<T>, ErrorCode, string>, context: Context): void;
  /** What the form shows if the action does not redirect, such as codes that are shown only once. */
  shows?(value: T): { readonly codes: readonly string[] };
  /** Cache tags of pages that the action changes. */
  readonly refreshes?: readonly string[];
};

/** The submitted form of a failed action, and the reader's language. */
type FailedForm = {
  readonly locale: Locale;
  readonly form: FormData;
  readonly message?: string;
  readonly proof?: "password" | "code";
  /** True if a staff member filled in the form. The error messages then ask for another person's details. */
  readonly isOfStaff?: boolean | undefined;
};

/**
 * Runs an action's body and turns an unexpected error into a form state. No other part of an action catches errors. A
 * caller that sends something else than a form gets the response to a malformed request.
 */
export async function runFormAction(
  name: string,
  form: FormData,
  body: (locale: Locale) => Promise<FormState>,
): Promise<FormState> {
  if (!(form instanceof FormData)) throw new TypeError("A server action takes a form");
  markActionStart();
  const locale = localeOf(form);
  try {
    return await body(locale);
  } catch (error) {
    unstable_rethrow(error);
    return failed(unexpectedFailure("action", name, error), { locale, form });
  }
}

type Submission<Context> = Pick<FailedForm, "isOfStaff"> & {
  readonly form: FormData;
  readonly context: Context;
  readonly admission: Admission;
};

/**
 * Completes an admitted request: parses the form, runs the action, refreshes pages, and returns the result or
 * redirects.
 */
export async function complete<Input, T, Context extends { readonly locale: Locale }>(
  steps: ActionSteps<Input, T, Context>,
  { form, context, admission, isOfStaff }: Submission<Context>,
  run: (input: Input) => Promise<Result<T, ErrorCode, string>>,
): Promise<FormState> {
  const failedForm = { locale: context.locale, form, isOfStaff };
  const parsed = parseRequest(steps.schema, steps.read?.(form) ?? textFields(form));
  if (!parsed.ok) {
    await admission.refund();
    const invalid = fail("VALIDATION_ERROR", { codes: parsed.codes });
    steps.counts?.(invalid, context);
    return failed(invalid, failedForm);
  }
  const result = await run(parsed.value);
  steps.counts?.(result, context);
  if (result.ok ? steps.isFree?.(result.value) : errorStatus[result.error] === 422) await admission.refund();
  if (!result.ok) return failed(result, failedForm);
  for (const tag of steps.refreshes ?? []) updateTag(tag);
  const next = steps.next?.(result.value, context);
  if (next !== undefined) redirectWithin(localizedPath(context.locale, next));
  return { status: "done", ...steps.shows?.(result.value) };
}

/**
 * Checks the path a last time before the redirect. If a path comes from the request, the code that reads it has
 * already validated it.
 */
function redirectWithin(path: string): never {
  if (!isSitePath(path)) throw new Error("An action must not redirect to another site");
  redirect(path);
}

function localeOf(form: FormData): Locale {
  const locale = form.get("locale");
  return isLocale(locale) ? locale : defaultLocale;
}

/**
 * Builds the form state of a failed action: the messages in the reader's language, and the typed values without
 * passwords and wallet secrets.
 */
export function failed(
  { error, details }: Failure,
  { locale, form, message, proof, isOfStaff }: FailedForm,
): FormState {
  const { codes: refused = {}, alternatives, challenge, references, people } = details ?? {};
  const fields = Object.entries(refused).map(([path, codes]) => [
    path,
    codes.map((code) => fieldMessage(locale, formFieldCode(code, form.get(path), isOfStaff))),
  ]);
  // The form state must not contain passwords or wallet secrets, even if the user has just typed them on this page.
  const typed = textFields(form);
  const secrets = secretFields(typed);
  const values = Object.entries(typed).filter(
    ([name]) => !name.toLowerCase().endsWith("password") && !secrets.includes(name),
  );
  return {
    status: "failed",
    error,
    message: message ?? failureMessage(locale, { error, details }),
    fields: Object.fromEntries(fields),
    values: Object.fromEntries(values),
    ...(alternatives ? { alternatives } : {}),
    ...(challenge ? { challenge } : {}),
    ...(references ? { references } : {}),
    ...(people ? { people } : {}),
    ...(proof ? { proof } : {}),
  };
}
