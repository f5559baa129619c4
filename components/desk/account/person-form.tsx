import type { ReactNode } from "react";

import { StaffForm } from "@/components/desk/form/staff-form";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { useAccountLook } from "./account-look";

type Props = {
  /** The id of the colleague's account. */
  readonly id: string;
  readonly action: FormAction;
  readonly submit: string;
  readonly children?: ReactNode;
};

/** A button that changes a colleague's account, below a text that says what it does. */
export function PersonForm({ id, action, submit, children }: Props) {
  return (
    <StaffForm {...useAccountLook()} action={action} submit={submit} values={{ id }}>
      {children}
    </StaffForm>
  );
}
