import { useTranslations } from "next-intl";

import { Link } from "@/lib/platform/i18n/navigation";

/** Says that the page does not exist, and offers other pages. */
export function NotFoundScreen({ isBookingOpen }: { readonly isBookingOpen: boolean }) {
  const t = useTranslations("notFound");
  return (
    <section className="section">
      <div className="wrap error-screen">
        <h1>{t("title")}</h1>
        <p className="lead">{t("text")}</p>
        <p>{t("ways")}</p>
        <ul>
          <li>
            <Link href="/">{t("home")}</Link>
          </li>
          <li>
            {isBookingOpen ? <Link href="/booking">{t("booking")}</Link> : <Link href="/contact">{t("contact")}</Link>}
          </li>
          <li>
            <Link href="/booking/find">{t("manage")}</Link>
          </li>
        </ul>
      </div>
    </section>
  );
}
