import { useTranslations } from "next-intl";

import { Link } from "@/lib/platform/i18n/navigation";

/** Shown instead of a page that the staff member's role does not include. */
export function NoPermission() {
  const t = useTranslations("dashboard");
  return (
    <section className="error-screen">
      <h1>{t("noPermission.title")}</h1>
      <p className="lead">{t("noPermission.text")}</p>
      <p>{t("noPermission.help")}</p>
      <p>
        <Link href="/dashboard">{t("noPermission.back")}</Link>
      </p>
    </section>
  );
}
