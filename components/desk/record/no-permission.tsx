import { useTranslations } from "next-intl";

import type { Administrator } from "@/lib/platform/auth/administrators";
import { Link } from "@/lib/platform/i18n/navigation";

/**
 * Replaces a page that the staff member's role does not include. It lists the administrators, who can change the role.
 */
export function NoPermission({ administrators }: { readonly administrators: readonly Administrator[] }) {
  const t = useTranslations("dashboard.noPermission");
  return (
    <section className="error-screen">
      <h1>{t("title")}</h1>
      <p className="lead">{t("text")}</p>
      <p>{t("help")}</p>
      <ul>
        {administrators.map(({ name, email }) => (
          <li key={email}>
            <b>{name}</b>,{" "}
            <a href={`mailto:${email}`} translate="no">
              {email}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <Link href="/dashboard">{t("back")}</Link>
      </p>
    </section>
  );
}
