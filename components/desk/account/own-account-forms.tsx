import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { localeNames, locales } from "@/lib/platform/i18n/locales";

import { useAccountLook } from "./account-look";

/** Removes the second factor of the signed-in staff member. */
export function RemoveFactorForm({ remove }: { readonly remove: FormAction }) {
  const t = useTranslations("account.factor");
  return (
    <StaffForm {...useAccountLook()} action={remove} submit={t("remove")} variant="danger">
      <p className="mute">{t("removeNote")}</p>
    </StaffForm>
  );
}

type LanguageProps = { readonly change: FormAction; readonly language: string };

/** Changes the language of the emails to the signed-in staff member. */
export function EmailLanguageForm({ change, language }: LanguageProps) {
  const t = useTranslations("account.language");
  return (
    <StaffForm
      {...useAccountLook()}
      action={change}
      isSave
      submit={t("submit")}
      fields={[
        {
          name: "language",
          kind: "choice",
          label: t("label"),
          value: language,
          options: locales.map((each) => ({ value: each, label: localeNames[each] })),
        },
      ]}
    />
  );
}

type TaskEmailsProps = { readonly change: FormAction; readonly isOn: boolean };

/** Turns the email about due tasks on and off. */
export function TaskEmailsForm({ change, isOn }: TaskEmailsProps) {
  const t = useTranslations("account.taskEmails");
  return (
    <StaffForm
      {...useAccountLook()}
      action={change}
      isSave
      submit={t("submit")}
      fields={[{ name: "hasTaskEmails", kind: "check", label: t("label"), value: String(isOn) }]}
    />
  );
}

/** Ends all sessions of the signed-in staff member. */
export function SignOutEverywhereForm({ signOut }: { readonly signOut: FormAction }) {
  const t = useTranslations("account.sessions");
  return <StaffForm {...useAccountLook()} action={signOut} submit={t("everywhere")} />;
}
