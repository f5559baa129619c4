"use client";

import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { useAccountLook } from "./account-look";
import { RecoveryCodes } from "./recovery-codes";

/** Replaces the recovery codes and shows the new ones once. */
export function RenewCodesForm({ renew }: { readonly renew: FormAction }) {
  const t = useTranslations("account.factor");
  return (
    <StaffForm
      {...useAccountLook()}
      action={renew}
      submit={t("renew")}
      done={({ codes = [] }) => <RecoveryCodes codes={codes} continueTo="/dashboard/account" />}
    >
      <p className="mute">{t("renewNote")}</p>
    </StaffForm>
  );
}
