import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import type { StaffField } from "@/components/desk/form/staff-form";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { Link } from "@/lib/platform/i18n/navigation";

import { useAccountLook, useSignInLook } from "./account-look";

type SignInProps = {
  readonly signIn: FormAction;
  /** The page that opens after the sign-in. The server ignores a page of another site. */
  readonly callbackUrl: string;
};

/** The first step of the sign-in. */
export function SignInForm({ signIn, callbackUrl }: SignInProps) {
  const t = useTranslations("login");
  return (
    <StaffForm
      {...useSignInLook()}
      action={signIn}
      submit={t("submit")}
      values={{ callbackUrl }}
      fields={[
        { name: "email", label: t("email"), kind: "email", autoComplete: "username" },
        { name: "password", label: t("password"), kind: "password" },
      ]}
      aside={<Link href="/login/forgot">{t("forgot.link")}</Link>}
    />
  );
}

type CodeProps = { readonly enter: FormAction; readonly kind: "app" | "recovery"; readonly callbackUrl: string };

/** The second step: a code of the authenticator app, or a recovery code. */
export function CodeForm({ enter, kind, callbackUrl }: CodeProps) {
  const t = useTranslations("login.code");
  const query = new URLSearchParams({ callbackUrl, ...(kind === "app" ? { with: "recovery" } : {}) });
  return (
    <StaffForm
      {...useSignInLook()}
      action={enter}
      submit={t("submit")}
      values={{ kind, callbackUrl }}
      fields={[
        kind === "app"
          ? { name: "code", kind: "code", label: t("label") }
          : { name: "code", label: t("recoveryLabel") },
      ]}
      aside={<Link href={`/login/code?${query}`}>{t(kind === "app" ? "useRecovery" : "useApp")}</Link>}
    />
  );
}

/** Sets a new password. The token is part of the link in the reset email. */
export function ResetForm({ reset, token }: { readonly reset: FormAction; readonly token: string }) {
  const t = useTranslations("login");
  return (
    <StaffForm
      {...useSignInLook()}
      action={reset}
      submit={t("reset.submit")}
      values={{ token }}
      fields={newPasswordFields(t)}
    />
  );
}

type ChangeProps = { readonly change: FormAction; readonly callbackUrl: string; readonly isOnAccountPage?: boolean };

/** Changes the password of the signed-in staff member. */
export function ChangePasswordForm({ change, callbackUrl, isOnAccountPage }: ChangeProps) {
  const t = useTranslations("login");
  const tAccount = useTranslations("account.password");
  const looks = { page: useAccountLook(), signIn: useSignInLook() };
  return (
    <StaffForm
      {...(isOnAccountPage ? looks.page : looks.signIn)}
      action={change}
      submit={tAccount("submit")}
      values={{ callbackUrl }}
      fields={[{ name: "currentPassword", label: tAccount("current"), kind: "password" }, ...newPasswordFields(t)]}
    />
  );
}

type InvitationProps = { readonly accept: FormAction; readonly token: string };

/** Accepts an invitation. The invited person enters a name and chooses a password. */
export function InvitationForm({ accept, token }: InvitationProps) {
  const t = useTranslations("login");
  return (
    <StaffForm
      {...useSignInLook()}
      action={accept}
      submit={t("invitation.submit")}
      values={{ token }}
      fields={[{ name: "name", label: t("invitation.name"), autoComplete: "name" }, ...newPasswordFields(t)]}
    />
  );
}

type PasswordTexts = (key: "newPassword" | "newPasswordHint" | "repeatedPassword") => string;

/** The two fields of a new password. */
function newPasswordFields(t: PasswordTexts): readonly StaffField[] {
  const password = { kind: "password", autoComplete: "new-password" } as const;
  return [
    { ...password, name: "newPassword", label: t("newPassword"), hint: t("newPasswordHint") },
    { ...password, name: "repeatedPassword", label: t("repeatedPassword") },
  ];
}
