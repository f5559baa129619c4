"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { roles } from "@/lib/platform/auth/permissions";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { localeNames, locales } from "@/lib/platform/i18n/locales";

import { AccountForm } from "./account-form";
import type { AccountField } from "./account-form";

type Choice = { readonly id: string; readonly name: string };
type Access = { readonly role: string; readonly adviserId: string };

/** The form fields for the role of an account and for the adviser linked to the account. */
function useAccessFields(advisers: readonly Choice[], { role, adviserId }: Access): readonly AccountField[] {
  const t = useTranslations("account.people");
  const tRoles = useTranslations("account.roles");
  return [
    {
      name: "role",
      label: t("role"),
      autoComplete: "off",
      initial: role,
      options: roles.map((value) => ({ value, label: `${tRoles(`${value}.name`)}: ${tRoles(`${value}.may`)}` })),
    },
    {
      name: "adviserId",
      label: t("adviser"),
      hint: t("adviserHint"),
      autoComplete: "off",
      initial: adviserId,
      options: [{ value: "", label: t("noAdviser") }, ...advisers.map(({ id, name }) => ({ value: id, label: name }))],
    },
  ];
}

type InviteProps = { readonly invite: FormAction; readonly advisers: readonly Choice[]; readonly language: string };

/** Invites a person by email. */
export function InviteForm({ invite, advisers, language }: InviteProps) {
  const t = useTranslations("account.people");
  const access = useAccessFields(advisers, { role: "adviser", adviserId: "" });
  return (
    <AccountForm
      action={invite}
      submit={t("inviteSubmit")}
      size="md"
      fields={[
        { name: "email", label: t("email"), type: "email", autoComplete: "off" },
        ...access,
        {
          name: "language",
          label: t("language"),
          autoComplete: "off",
          initial: language,
          options: locales.map((locale) => ({ value: locale, label: localeNames[locale] })),
        },
      ]}
    />
  );
}

type Target = { readonly id: string; readonly version: number };

type AccessProps = {
  readonly change: FormAction;
  readonly target: Target;
  readonly access: Access;
  readonly advisers: readonly Choice[];
};

/** Changes the role of an account and the adviser linked to it. */
export function AccessForm({ change, target: { id, version }, access, advisers }: AccessProps) {
  const t = useTranslations("account.people");
  const fields = useAccessFields(advisers, access);
  return (
    <AccountForm
      action={change}
      isSave
      submit={t("save")}
      variant="secondary"
      size="md"
      prefix="access-"
      hidden={{ id, version: String(version) }}
      fields={[...fields, { name: "confirmed", type: "checkbox", label: t("accessConfirm"), autoComplete: "off" }]}
    />
  );
}

type EndProps = {
  readonly end: FormAction;
  readonly target: Target;
  readonly successors: readonly Choice[];
  readonly children: ReactNode;
};

/** Hands over all open work of an account to the chosen person, and then ends the account. */
export function EndAccountForm({ end, target: { id, version }, successors, children }: EndProps) {
  const t = useTranslations("account.people");
  return (
    <AccountForm
      action={end}
      submit={t("endSubmit")}
      variant="danger"
      size="md"
      prefix="end-"
      hidden={{ id, version: String(version) }}
      fields={[
        {
          name: "successorId",
          label: t("successor"),
          autoComplete: "off",
          initial: "",
          options: [
            { value: "", label: t("choose") },
            ...successors.map((one) => ({ value: one.id, label: one.name })),
          ],
        },
      ]}
    >
      {children}
    </AccountForm>
  );
}
