"use client";

import { useTranslations } from "next-intl";

import type { FormAction } from "@/lib/platform/forms/form-state";
import { Link } from "@/lib/platform/i18n/navigation";

import { AccountForm } from "./account-form";
import type { AccountField } from "./account-form";

type SignInProps = {
  readonly signIn: FormAction;
  /** The page that opens after the sign-in. The server ignores a page of another site. */
  readonly callbackUrl: string;
};

/** The first step of the sign-in. */
export function SignInForm({ signIn, callbackUrl }: SignInProps) {
  const t = useTranslations("login");
  return (
    <AccountForm
      action={signIn}
      submit={t("submit")}
      hidden={{ callbackUrl }}
      fields={[
        { name: "email", label: t("email"), type: "email", autoComplete: "username" },
        { name: "password", label: t("password"), type: "password", autoComplete: "current-password" },
      ]}
      aside={<Link href="/login/forgot">{t("forgot.link")}</Link>}
    />
  );
}

type CodeProps = { readonly enter: FormAction; readonly kind: "app" | "recovery"; readonly callbackUrl: string };

/** The second step: a code of the authenticator app, or a recovery code. */
export function CodeForm({ enter, kind, callbackUrl }: CodeProps) {
  const t = useTranslations("login.code");
  const field: AccountField =
    kind === "app"
      ? {
          name: "code",
          label: t("label"),
          autoComplete: "one-time-code",
          inputMode: "numeric",
          className: "one-time-code",
        }
      : { name: "code", label: t("recoveryLabel"), autoComplete: "off" };
  const query = new URLSearchParams({ callbackUrl, ...(kind === "app" ? { with: "recovery" } : {}) });
  return (
    <AccountForm
      action={enter}
      submit={t("submit")}
      hidden={{ kind, callbackUrl }}
      fields={[field]}
      aside={<Link href={`/login/code?${query}`}>{t(kind === "app" ? "useRecovery" : "useApp")}</Link>}
    />
  );
}

/** Sets a new password. The token is part of the link in the reset email. */
export function ResetForm({ reset, token }: { readonly reset: FormAction; readonly token: string }) {
  const t = useTranslations("login");
  return <AccountForm action={reset} submit={t("reset.submit")} hidden={{ token }} fields={newPasswordFields(t)} />;
}

type ChangeProps = { readonly change: FormAction; readonly callbackUrl: string; readonly variant?: "secondary" };

/** Changes the password of the signed-in staff member. */
export function ChangePasswordForm({ change, callbackUrl, variant }: ChangeProps) {
  const t = useTranslations("login");
  const tAccount = useTranslations("account.password");
  const current: AccountField = {
    name: "currentPassword",
    label: tAccount("current"),
    type: "password",
    autoComplete: "current-password",
  };
  return (
    <AccountForm
      action={change}
      submit={tAccount("submit")}
      hidden={{ callbackUrl }}
      fields={[current, ...newPasswordFields(t)]}
      {...(variant ? { variant, size: "md" } : {})}
    />
  );
}

type InvitationProps = { readonly accept: FormAction; readonly token: string };

/** Accepts an invitation. The invited person enters a name and chooses a password. */
export function InvitationForm({ accept, token }: InvitationProps) {
  const t = useTranslations("login");
  const name: AccountField = { name: "name", label: t("invitation.name"), autoComplete: "name" };
  return (
    <AccountForm
      action={accept}
      submit={t("invitation.submit")}
      hidden={{ token }}
      fields={[name, ...newPasswordFields(t)]}
    />
  );
}

type PasswordTexts = (key: "newPassword" | "newPasswordHint" | "repeatedPassword") => string;

/** The two fields of a new password. */
function newPasswordFields(t: PasswordTexts): readonly AccountField[] {
  const password = { type: "password", autoComplete: "new-password" } as const;
  return [
    { ...password, name: "newPassword", label: t("newPassword"), hint: t("newPasswordHint") },
    { ...password, name: "repeatedPassword", label: t("repeatedPassword") },
  ];
}
