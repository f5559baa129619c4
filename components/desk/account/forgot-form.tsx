"use client";

import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { FocusedAlert } from "@/components/forms/focused-alert";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { useSignInLook } from "./account-look";

/**
 * The form that requests an email with a link to reset the password. The form shows the same message for every email
 * address, so that it does not reveal which addresses have an account.
 */
export function ForgotForm({ send }: { readonly send: FormAction }) {
  const t = useTranslations("login");
  return (
    <StaffForm
      {...useSignInLook()}
      action={send}
      submit={t("forgot.submit")}
      fields={[{ name: "email", label: t("email"), kind: "email", autoComplete: "username" }]}
      done={(state) => (
        <FocusedAlert tone="info" event={state}>
          {t("forgot.sent")}
        </FocusedAlert>
      )}
    />
  );
}
