import { answerForm, complete, failed } from "./action-steps";
import type { ActionSteps } from "./action-steps";
import { isAllowed } from "./auth/permissions";
import type { Needs } from "./auth/permissions";
import { findStaff } from "./auth/session";
import type { Staff } from "./auth/staff";
import type { FormAction } from "./form-state";
import type { Locale } from "./i18n/locales";
import { translatorFor } from "./i18n/translator";
import { fail } from "./result";
import type { ErrorCode, Result } from "./result";
import { admit } from "./security/limits";
import type { LimitName } from "./security/limits";

export type StaffCall = { readonly locale: Locale; readonly now: number };

type StaffAction<Input, T> = ActionSteps<Input, T, StaffCall> & {
  readonly needs: Needs;
  /** Counted for each staff member, not for each address: an office shares one. */
  readonly limit: LimitName;
  /** Whose records it may touch is the command's to ask, with a scope; the audit row is the command's too. */
  run(input: Input, staff: Staff, call: StaffCall): Promise<Result<T, ErrorCode>>;
};

/**
 * Builds a server action for staff. The order of duties never varies: session, permission, admit, parse, run, refresh, report.
 * A session that has ended and a missing permission leave the form as it was typed.
 */
export function staffAction<Input, T>(definition: StaffAction<Input, T>): FormAction {
  return async (_previous, form) =>
    answerForm(definition.name, form, async (locale) => {
      const staff = await findStaff();
      if (!staff) return failed(fail("AUTH_TOKEN_EXPIRED"), { locale, form });
      if (!isAllowed(staff.role, definition.needs)) {
        const message = translatorFor(locale, "dashboard")("noPermission.action");
        return failed(fail("BUSINESS_RULE_VIOLATION"), { locale, form, message });
      }
      const admitted = await admit(definition.limit, staff.id);
      if (!admitted.ok) return failed(admitted, { locale, form });
      const call = { locale, now: Date.now() };
      return complete(definition, { form, call, admission: admitted.value }, (input) =>
        definition.run(input, staff, call),
      );
    });
}
