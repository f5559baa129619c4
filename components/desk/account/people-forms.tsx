import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { StaffForm } from "@/components/desk/form/staff-form";
import type { StaffField } from "@/components/desk/form/staff-form";
import { roles } from "@/lib/platform/auth/permissions";
import type { Role } from "@/lib/platform/auth/permissions";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { localeNames, locales } from "@/lib/platform/i18n/locales";

import { useAccountLook } from "./account-look";

type Choice = { readonly id: string; readonly name: string };
type Access = { readonly role: string; readonly adviserId: string };

/** The form fields for the role of an account and for the adviser linked to the account. */
function useAccessFields(advisers: readonly Choice[], { role, adviserId }: Access): readonly StaffField[] {
  const t = useTranslations("account.people");
  const tRoles = useTranslations("account.roles");
  return [
    {
      name: "role",
      kind: "choice",
      label: t("role"),
      value: role,
      options: roles.map((value) => ({ value, label: `${tRoles(`${value}.name`)}: ${tRoles(`${value}.may`)}` })),
    },
    {
      name: "adviserId",
      kind: "choice",
      label: t("adviser"),
      hint: t("adviserHint"),
      value: adviserId,
      options: [{ value: "", label: t("noAdviser") }, ...advisers.map(({ id, name }) => ({ value: id, label: name }))],
    },
  ];
}

type InviteProps = {
  readonly invite: FormAction;
  readonly advisers: readonly Choice[];
  readonly language: string;
  /** The role that is chosen first. */
  readonly role: Role;
};

/** Invites a person by email. */
export function InviteForm({ invite, advisers, language, role }: InviteProps) {
  const t = useTranslations("account.people");
  const access = useAccessFields(advisers, { role, adviserId: "" });
  return (
    <StaffForm
      {...useAccountLook()}
      action={invite}
      submit={t("inviteSubmit")}
      variant="gold"
      fields={[
        { name: "email", label: t("email"), kind: "email" },
        ...access,
        {
          name: "language",
          kind: "choice",
          label: t("language"),
          value: language,
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
    <StaffForm
      {...useAccountLook()}
      action={change}
      isSave
      submit={t("save")}
      values={{ id, version: String(version) }}
      fields={[...fields, { name: "confirmed", kind: "check", label: t("accessConfirm") }]}
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
    <StaffForm
      {...useAccountLook()}
      action={end}
      submit={t("endSubmit")}
      variant="danger"
      referencePath="/dashboard/bookings"
      values={{ id, version: String(version) }}
      fields={[
        {
          name: "successorId",
          kind: "choice",
          label: t("successor"),
          value: "",
          options: [
            { value: "", label: t("choose") },
            ...successors.map((one) => ({ value: one.id, label: one.name })),
          ],
        },
      ]}
    >
      {children}
    </StaffForm>
  );
}
