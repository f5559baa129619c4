"use client";

import { useTranslations } from "next-intl";

import { FocusedAlert } from "@/components/forms/focused-alert";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { AccountForm } from "./account-form";

/**
 * The form that requests an email with a link to reset the password. The form shows the same message for every email
 * address, so that it does not reveal which addresses have an account.
 */
export function ForgotForm({ send }: { readonly send: FormAction }) {
  const t = useTranslations("login");
  return (
    <AccountForm
      action={send}
      submit={t("forgot.submit")}
      fields={[{ name: "email", label: t("email"), type: "email", autoComplete: "username" }]}
      done={(state) => (
        <FocusedAlert tone="info" event={state}>
          {t("forgot.sent")}
        </FocusedAlert>
      )}
    />
  );
}
