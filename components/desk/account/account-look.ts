import { useTranslations } from "next-intl";

/** The look of the forms of an account. The server checks them, so that its messages are in the page's language. */
export function useAccountLook() {
  const t = useTranslations("login");
  return {
    isCheckedByServer: true,
    variant: "secondary",
    texts: { notSaved: t("summary"), saving: t("working") },
  } as const;
}

/** The look of the forms on the pages of the sign-in, which contain nothing else. */
export function useSignInLook() {
  return { ...useAccountLook(), variant: "primary", size: "lg" } as const;
}
