import { runFormAction, complete, failed } from "./action-steps";
import type { ActionSteps } from "./action-steps";
import { recordRefusal } from "../auth/access-record";
import { listAdministrators } from "../auth/administrators";
import { isAllowed } from "../auth/permissions";
import type { Needs } from "../auth/permissions";
import { hasSessionCookie, readSession, writeSession } from "../auth/cookie";
import { missingProof, reauthenticate } from "../auth/reauthenticate";
import { findSignedIn, findStaff } from "../auth/session";
import type { Staff } from "../auth/staff";
import { proofField } from "../forms/form-state";
import type { FormAction, FormState } from "../forms/form-state";
import type { Locale } from "../i18n/locales";
import { translatorFor } from "../i18n/translator";
import { fail, ok } from "../result";
import type { ErrorCode, Failure, Result } from "../result";
import { admit } from "../security/limits";
import type { LimitName } from "../security/limits";

export type StaffActionContext = { readonly locale: Locale; readonly now: number };

/**
 * What is shown if an action is refused: an error of one field; the page with a notice, for which `to` returns the
 * value for `next`; or the form with the general message of the error code, also if `to` returns undefined.
 */
export type RefusalAnswer<Input, T> =
  { readonly field: string; readonly code: string } | { to(input: Input): T | undefined } | "message";

/** An answer for each rule of the command, and for those error codes that have more to say than their usual message. */
type Refusals<Input, T, Rule extends string> = Readonly<Record<Rule, RefusalAnswer<Input, T>>> &
  Readonly<Partial<Record<ErrorCode, RefusalAnswer<Input, T>>>>;

type StaffAction<Input, T, Rule extends string> = ActionSteps<Input, T, StaffActionContext> & {
  readonly needs: Needs;
  /** Requests are counted by staff member, because all staff in an office may share one IP address. */
  readonly limit: LimitName;
  /**
   * Whether the staff member must have entered their password or a second-factor code in the last ten minutes. If they
   * have not, the form asks for the password or code in the field `proofPassword` and keeps what was already typed.
   */
  readonly needsRecentSignIn?: true;
  /** Whether the action also runs before the setup of the account is complete. */
  readonly isSetup?: true;
  /** Runs a command. The command must check the staff member's scope and write the audit row itself. */
  run(input: Input, staff: Staff, context: StaffActionContext): Promise<Result<T, ErrorCode, Rule>>;
};

/** A command with rules needs an answer for each of them. Without rules, the answers are optional. */
type Answered<Input, T, Rule extends string> = [Rule] extends [never]
  ? { readonly refusals?: Refusals<NoInfer<Input>, NoInfer<T>, never> }
  : { readonly refusals: Refusals<NoInfer<Input>, NoInfer<T>, NoInfer<Rule>> };

/**
 * Builds a server action for staff. The order is always session, permission, rate limit, recent sign-in, parse, run,
 * refresh, report. If the session has ended or a permission is missing, the form keeps what was typed.
 */
export function staffAction<Input, T, Rule extends string = never>(
  definition: StaffAction<Input, T, Rule> & Answered<Input, T, Rule>,
): FormAction {
  const refusals: Readonly<Partial<Record<string, RefusalAnswer<Input, T>>>> = definition.refusals ?? {};
  return async (_previous, form) =>
    runFormAction(definition.name, form, async (locale) => {
      const staff = definition.isSetup ? (await findSignedIn())?.staff : await findStaff();
      if (!staff) return failed(fail(await reasonOfNoSession()), { locale, form });
      if (!isAllowed(staff.role, definition.needs)) {
        await recordRefusal(staff, definition.needs, definition.name);
        return failed(fail("BUSINESS_RULE_VIOLATION"), { locale, form, message: await refusalText(locale) });
      }
      const admitted = await admit(definition.limit, staff.id);
      if (!admitted.ok) return failed(admitted, { locale, form });
      const context = { locale, now: Date.now() };
      const unproven = definition.needsRecentSignIn && (await askForProof(staff, form, context));
      if (unproven) return unproven;
      return complete(definition, { form, context, admission: admitted.value, isOfStaff: true }, async (input) => {
        const result = await definition.run(input, staff, context);
        return result.ok
          ? result
          : answer(result, refusals[result.details?.rule ?? ""] ?? refusals[result.error], input);
      });
    });
}

/** Turns a refused command into what the form shows. */
function answer<Input, T>(
  refused: Failure,
  chosen: RefusalAnswer<Input, T> | undefined,
  input: Input,
): Result<T, ErrorCode, string> {
  if (chosen === undefined || chosen === "message") return refused;
  if ("to" in chosen) {
    const value = chosen.to(input);
    return value === undefined ? refused : ok(value);
  }
  const error = refused.error === "BUSINESS_RULE_VIOLATION" ? "VALIDATION_ERROR" : refused.error;
  return fail(error, { codes: { [chosen.field]: [chosen.code] } });
}

/** Says that the role does not include the action, and who can change the role. */
async function refusalText(locale: Locale): Promise<string> {
  const t = translatorFor(locale, "dashboard.noPermission");
  const people = (await listAdministrators()).map(({ name, email }) => t("person", { name, email }));
  return people.length === 0
    ? t("action")
    : `${t("action")} ${t("ask", { people: new Intl.ListFormat(locale, { type: "disjunction" }).format(people) })}`;
}

/**
 * Checks the password or code that was entered, or asks for one. Returns undefined if the action may run. The browser
 * then has a new session cookie.
 */
async function askForProof(
  staff: Staff,
  form: FormData,
  { locale, now }: StaffActionContext,
): Promise<FormState | undefined> {
  const proof = missingProof(staff, now);
  if (proof === undefined) return undefined;
  const t = translatorFor(locale, "account");
  const given = form.get(proofField);
  if (typeof given !== "string" || given === "")
    return failed(fail("AUTH_TOKEN_EXPIRED"), { locale, form, proof, message: t(`proof.${proof}.ask`) });
  const proven = await reauthenticate(staff, given, now);
  if (proven.ok) {
    await writeSession(proven.value);
    return undefined;
  }
  const message = proven.error !== "AUTH_INVALID_CREDENTIALS" ? {} : { message: t(`proof.${proof}.wrong`) };
  return failed(proven, { locale, form, proof, ...message });
}

/**
 * A missing cookie counts as an expired session, because browsers delete expired cookies. Only a cookie that cannot be
 * read counts as an invalid session.
 */
async function reasonOfNoSession(): Promise<"AUTH_TOKEN_INVALID" | "AUTH_TOKEN_EXPIRED"> {
  const isUnreadable = (await hasSessionCookie()) && (await readSession()) === undefined;
  return isUnreadable ? "AUTH_TOKEN_INVALID" : "AUTH_TOKEN_EXPIRED";
}
