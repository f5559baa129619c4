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

export type StaffActionContext = { readonly locale: Locale; readonly now: number };

type StaffAction<Input, T> = ActionSteps<Input, T, StaffActionContext> & {
  readonly needs: Needs;
  /** Counted per staff member, because everybody in an office shares one address. */
  readonly limit: LimitName;
  /** The command checks with a scope which records it may change, and writes the audit row. */
  run(input: Input, staff: Staff, context: StaffActionContext): Promise<Result<T, ErrorCode>>;
};

/**
 * Builds a server action for staff. The order is always session, permission, admit, parse, run, refresh, report. When the session
 * has ended or a permission is missing, the form keeps what was typed.
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
      const context = { locale, now: Date.now() };
      return complete(definition, { form, context, admission: admitted.value }, (input) =>
        definition.run(input, staff, context),
      );
    });
}
