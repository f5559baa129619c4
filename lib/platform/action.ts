import { headers } from "next/headers";
import { redirect, unstable_rethrow } from "next/navigation";
import { updateTag } from "next/cache";
import type { z } from "zod";

import { noteActionBegan } from "./action-began";
import { isDatabaseAway } from "./db/refusals";
import { fieldCodes } from "./field-errors";
import type { FieldCodes } from "./field-errors";
import { textFields } from "./form-state";
import type { FormAction, FormState } from "./form-state";
import { defaultLocale, isLocale } from "./i18n/locales";
import type { Locale } from "./i18n/locales";
import { localizedPath } from "./i18n/paths";
import { errorMessage, fieldMessage } from "./i18n/translator";
import { errorFields, log } from "./log";
import { errorStatus, fail } from "./result";
import type { ErrorCode, Failure, Result } from "./result";
import { networkOf } from "./security/address";
import { admit } from "./security/limits";
import type { LimitName } from "./security/limits";
import { findSecret } from "./security/secrets";

export { textFields };

export type ActionCall = {
  readonly locale: Locale;
  readonly now: number;
  /** Where the request came from, as limits count it. */
  readonly network: string;
};

type PublicAction<Input, T> = {
  readonly name: string;
  readonly limit: LimitName;
  readonly schema: z.ZodType<Input>;
  /** The schema's input from the form's fields: boxes and choices arrive as text. */
  read?(form: FormData): unknown;
  run(input: Input, call: ActionCall): Promise<Result<T, ErrorCode>>;
  /** The page to go on to, in English addresses; without one the form stays and says "done". */
  next?(value: T, call: ActionCall): string | undefined;
  /** Whether an outcome is given back to the limit's budget: refused input and repeats do not count. */
  isFree?(value: T): boolean;
  /** Cache tags that show something else afterwards. */
  readonly refreshes?: readonly string[];
};

/**
 * Builds a server action for a form, with and without JavaScript. The order of duties never varies: admit, parse, run,
 * refresh, report. This is the only try/catch round a request.
 */
export function publicAction<Input, T>(definition: PublicAction<Input, T>): FormAction {
  return async (_previous, form) => {
    const locale = localeOf(form);
    try {
      noteActionBegan();
      const network = networkOf((await headers()).get("x-client-address"));
      const admitted = await admit(definition.limit, network);
      if (!admitted.ok) return failed(admitted, { locale, form });

      const parsed = definition.schema.safeParse(definition.read?.(form) ?? textFields(form));
      if (!parsed.success) {
        await admitted.value.refund();
        return failed(fail("VALIDATION_ERROR"), { locale, form, error: parsed.error });
      }

      const call = { locale, now: Date.now(), network };
      const result = await definition.run(parsed.data, call);
      if (result.ok ? definition.isFree?.(result.value) : errorStatus[result.error] === 422) await admitted.value.refund();
      if (!result.ok) return failed(result, { locale, form });
      for (const tag of definition.refreshes ?? []) updateTag(tag);
      const next = definition.next?.(result.value, call);
      if (next !== undefined) redirect(localizedPath(locale, next));
      return { status: "done" };
    } catch (error) {
      unstable_rethrow(error);
      return surprised(definition.name, error, { locale, form });
    }
  };
}

function localeOf(form: FormData): Locale {
  const locale = form.get("locale");
  return isLocale(locale) ? locale : defaultLocale;
}

type Told = { readonly locale: Locale; readonly form: FormData; readonly error?: z.ZodError };

function failed({ error, details }: Failure, { locale, form, error: refused }: Told): FormState {
  const told = (details ?? {}) as { codes?: FieldCodes; alternatives?: { startTime: string; endTime: string }[]; challenge?: string };
  const fields = Object.entries(refused ? fieldCodes(refused) : (told.codes ?? {})).map(([path, codes]) => [
    path,
    codes.map((code) => fieldMessage(locale, code)),
  ]);
  // What opens an account or empties a wallet is not even sent back to the page it came from.
  const values = Object.entries(textFields(form)).filter(([name, text]) => name !== "password" && findSecret(text) !== "certain");
  return {
    status: "failed",
    error,
    message: errorMessage(locale, error),
    fields: Object.fromEntries(fields),
    values: Object.fromEntries(values),
    ...(told.alternatives ? { alternatives: told.alternatives } : {}),
    ...(told.challenge ? { challenge: told.challenge } : {}),
  };
}

function surprised(name: string, error: unknown, told: Told): FormState {
  if (isDatabaseAway(error)) return failed(fail("SERVICE_UNAVAILABLE"), told);
  log("error", "action.failed", { name, ...errorFields(error) });
  return failed(fail("SERVER_ERROR"), told);
}
