import { useTranslations } from "next-intl";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

import { loginPath } from "@/lib/platform/auth/return-path";
import type { FormState } from "@/lib/platform/forms/form-state";

/** Opens the sign-in in a new tab, so that the texts on this page are kept. */
export function SignInLink({ children }: { readonly children: ReactNode }) {
  const path = usePathname() ?? "/dashboard";
  return (
    <a href={loginPath(path)} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** Links to the sign-in if a form was refused because the session has ended. Shows nothing for other failures. */
export function SignInAgain({ state }: { readonly state: FormState }) {
  const isEnded =
    state.status === "failed" && (state.error === "AUTH_TOKEN_EXPIRED" || state.error === "AUTH_TOKEN_INVALID");
  return isEnded ? <SignInText /> : null;
}

function SignInText() {
  const t = useTranslations("errors");
  return <SignInLink>{t("signIn")}</SignInLink>;
}
