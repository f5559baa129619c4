import { redirect, unstable_rethrow } from "next/navigation";
import { updateTag } from "next/cache";
import type { z } from "zod";

import { noteActionBegan } from "./action-began";
import { isSitePath } from "./auth/return-path";
import { isDatabaseAway } from "./db/refusals";
import type { FieldCodes } from "./field-errors";
import { textFields } from "./form-state";
import type { FormState } from "./form-state";
import { defaultLocale, isLocale } from "./i18n/locales";
import type { Locale } from "./i18n/locales";
import { localizedPath } from "./i18n/paths";
import { errorMessage, fieldMessage } from "./i18n/translator";
import { errorFields, log } from "./log";
import { parseInput } from "./parse-input";
import { errorStatus, fail } from "./result";
import type { ErrorCode, Failure, Result } from "./result";
import type { Admission } from "./security/limits";
import { secretFields } from "./security/secret-fields";

/** What both builders of server actions take: `action.ts` for visitors, `staff-action.ts` for staff. */
export type ActionSteps<Input, T, Call> = {
  readonly name: string;
  readonly schema: z.ZodType<Input>;
  /** The schema's input from the form's fields: boxes and choices arrive as text. */
  read?(form: FormData): unknown;
  /** The page to go on to, in English addresses; without one the form stays and says "done". */
  next?(value: T, call: Call): string | undefined;
  /** Whether an outcome is given back to the limit's budget: refused input and repeats do not count. */
  isFree?(value: T): boolean;
  /** Cache tags that show something else afterwards. */
  readonly refreshes?: readonly string[];
};

/** What a failure is told with: the reader's language, and the form to fill again. */
type Told = { readonly locale: Locale; readonly form: FormData; readonly message?: string };

/** The only try/catch around an action. */
export async function answerForm(
  name: string,
  form: FormData,
  body: (locale: Locale) => Promise<FormState>,
): Promise<FormState> {
  const locale = localeOf(form);
  try {
    noteActionBegan();
    return await body(locale);
  } catch (error) {
    unstable_rethrow(error);
    if (isDatabaseAway(error)) {
      log("warn", "action.unavailable", { name, ...errorFields(error) });
      return failed(fail("SERVICE_UNAVAILABLE"), { locale, form });
    }
    log("error", "action.failed", { name, ...errorFields(error) });
    return failed(fail("SERVER_ERROR"), { locale, form });
  }
}

type Submission<Call> = { readonly form: FormData; readonly call: Call; readonly admission: Admission };

/** What follows once a request is admitted: parse, run, refresh, report. */
export async function complete<Input, T, Call extends { readonly locale: Locale }>(
  steps: ActionSteps<Input, T, Call>,
  { form, call, admission }: Submission<Call>,
  run: (input: Input) => Promise<Result<T, ErrorCode>>,
): Promise<FormState> {
  const told = { locale: call.locale, form };
  const parsed = parseInput(steps.schema, steps.read?.(form) ?? textFields(form));
  if (!parsed.ok) {
    await admission.refund();
    return failed(fail("VALIDATION_ERROR", { codes: parsed.codes }), told);
  }
  const result = await run(parsed.value);
  if (result.ok ? steps.isFree?.(result.value) : errorStatus[result.error] === 422) await admission.refund();
  if (!result.ok) return failed(result, told);
  for (const tag of steps.refreshes ?? []) updateTag(tag);
  const next = steps.next?.(result.value, call);
  if (next !== undefined) redirectWithin(localizedPath(call.locale, next));
  return { status: "done" };
}

/** The last check of where a form leads. What a request may say of it is checked where it is read. */
function redirectWithin(path: string): never {
  if (!isSitePath(path)) throw new Error("An action leads away from the site");
  redirect(path);
}

function localeOf(form: FormData): Locale {
  const locale = form.get("locale");
  return isLocale(locale) ? locale : defaultLocale;
}

export function failed({ error, details }: Failure, { locale, form, message }: Told): FormState {
  const told = (details ?? {}) as {
    codes?: FieldCodes;
    alternatives?: { startTime: string; endTime: string }[];
    challenge?: string;
  };
  const fields = Object.entries(told.codes ?? {}).map(([path, codes]) => [
    path,
    codes.map((code) => fieldMessage(locale, code)),
  ]);
  // What opens an account or empties a wallet is not even sent back to the page it came from.
  const typed = textFields(form);
  const secrets = secretFields(typed);
  const values = Object.entries(typed).filter(
    ([name]) => !name.toLowerCase().endsWith("password") && !secrets.includes(name),
  );
  return {
    status: "failed",
    error,
    message: message ?? errorMessage(locale, error),
    fields: Object.fromEntries(fields),
    values: Object.fromEntries(values),
    ...(told.alternatives ? { alternatives: told.alternatives } : {}),
    ...(told.challenge ? { challenge: told.challenge } : {}),
  };
}
