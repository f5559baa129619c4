import { useTranslations } from "next-intl";

import { Link } from "@/lib/platform/i18n/navigation";

type Props = {
  readonly isBookingOpen: boolean;
  readonly contact: { readonly phone: string; readonly phoneHref: string };
};

/** Says that the page does not exist, and offers other pages and the phone number. */
export function NotFoundScreen({ isBookingOpen, contact }: Props) {
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
          <li>
            {t.rich("call", {
              phone: () => (
                <a href={contact.phoneHref} className="nowrap" translate="no">
                  {contact.phone}
                </a>
              ),
            })}
          </li>
        </ul>
      </div>
    </section>
  );
}
