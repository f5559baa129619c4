import { today } from "../../account/testing/invoiced-booking";
import type { Staff } from "@/lib/platform/auth/staff";

import { findAccount } from "../queries/account";

/** The target of a change of a booking's payments, with the version that a page would show now. */
export async function targetOf(staff: Staff, { reference }: { readonly reference: string }) {
  return { reference, version: (await findAccount(staff, reference, today))?.version ?? 0 };
}

/** The refusal of a form field. */
export const refused = (field: string, code: string) => ({
  ok: false,
  error: "VALIDATION_ERROR",
  details: { codes: { [field]: [code] } },
});

/** The result of a command that a rule refuses. */
export const byRule = (rule: string) => ({
  ok: false,
  error: "BUSINESS_RULE_VIOLATION",
  details: expect.objectContaining({ rule }),
});
