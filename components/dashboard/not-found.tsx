import { useTranslations } from "next-intl";

import { Link } from "@/lib/platform/i18n/navigation";

/** Shown for an address or a record of the staff area that does not exist. */
export function StaffNotFound() {
  const t = useTranslations("notFound");
  const tDashboard = useTranslations("dashboard");
  return (
    <section className="error-screen">
      <h1>{t("title")}</h1>
      <p className="lead">{t("text")}</p>
      <p>
        <Link href="/dashboard">{tDashboard("noPermission.back")}</Link>
      </p>
    </section>
  );
}
