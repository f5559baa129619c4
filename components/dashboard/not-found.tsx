import { useTranslations } from "next-intl";

import { Link } from "@/lib/platform/i18n/navigation";

/** Shown for a URL or a record of the staff area that does not exist, or that the staff member may not see. */
export function StaffNotFound() {
  const t = useTranslations("dashboard");
  return (
    <section className="error-screen">
      <h1>{t("notFound.title")}</h1>
      <p className="lead">{t("notFound.text")}</p>
      <p>
        <Link href="/dashboard">{t("noPermission.back")}</Link>
      </p>
    </section>
  );
}
