"use client";

import { useTranslations } from "next-intl";

import type { FormAction } from "@/lib/platform/forms/form-state";

import { AccountForm } from "./account-form";
import { RecoveryCodes } from "./recovery-codes";

/** Replaces the recovery codes and shows the new ones once. */
export function RenewCodesForm({ renew }: { readonly renew: FormAction }) {
  const t = useTranslations("account.factor");
  return (
    <AccountForm
      action={renew}
      submit={t("renew")}
      variant="secondary"
      size="md"
      prefix="renew-"
      done={({ codes = [] }) => <RecoveryCodes codes={codes} continueTo="/dashboard/account" />}
    >
      <p className="mute">{t("renewNote")}</p>
    </AccountForm>
  );
}
