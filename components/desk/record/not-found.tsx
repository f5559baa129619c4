import { useTranslations } from "next-intl";

import { Link } from "@/lib/platform/i18n/navigation";

/** Shown if a page or record of the dashboard does not exist, or if the staff member may not see the record. */
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
