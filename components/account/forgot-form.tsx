"use client";

import { useTranslations } from "next-intl";

import { FocusedAlert } from "@/components/forms/focused-alert";
import type { FormAction } from "@/lib/platform/form-state";

import { AccountForm } from "./account-form";

/** Asks for a reset link. The result is the same for every address. */
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
