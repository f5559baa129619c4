import { useTranslations } from "next-intl";

/** Words to read out on the phone. */
export function Say({ children }: { readonly children: string }) {
  const t = useTranslations("plans.page");
  return (
    <blockquote className="say">
      <b>{t("say")}</b>
      <p>{children}</p>
    </blockquote>
  );
}
