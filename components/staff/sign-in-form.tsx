"use client";

import { useTranslations } from "next-intl";

import { ActionErrors } from "@/components/forms/form-errors";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { describedBy, Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import type { FormAction } from "@/lib/platform/form-state";

type Props = {
  readonly signIn: FormAction;
  /** The page after the sign-in. The server checks that it is a path of this site. */
  readonly callbackUrl: string;
};

/** The sign-in form. Password managers can fill it, pasting is allowed, and there is no puzzle to solve. */
export function SignInForm({ signIn, callbackUrl }: Props) {
  const t = useTranslations("login");
  const tErrors = useTranslations("errors");
  const { state, isPending, form } = useFormAction(signIn, { offline: tErrors("NETWORK_ERROR") });
  const failed = state.status === "failed" ? state : undefined;
  const errorOf = (name: string) => failed?.fields[name]?.[0];
  return (
    <form {...form} noValidate className="form">
      <HiddenFields values={{ callbackUrl }} />
      <ActionErrors
        state={state}
        title={(count) => t("summary", { count })}
        controls={{ email: "email", password: "password" }}
      />
      <Field id="email" label={t("email")} error={errorOf("email")} errorPrefix={t("errorPrefix")}>
        <TextInput
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={failed?.values.email}
          isInvalid={errorOf("email") !== undefined}
          aria-describedby={describedBy({ id: "email", error: errorOf("email") })}
          required
        />
      </Field>
      <Field id="password" label={t("password")} error={errorOf("password")} errorPrefix={t("errorPrefix")}>
        <TextInput
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          isInvalid={errorOf("password") !== undefined}
          aria-describedby={describedBy({ id: "password", error: errorOf("password") })}
          required
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" isLoading={isPending} loadingLabel={t("sending")}>
        {t("submit")}
      </Button>
    </form>
  );
}
