import { useTranslations } from "next-intl";

import { QuickTable } from "@/components/site/parts/quick-table";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = {
  readonly isBookingOpen: boolean;
  readonly contact: { readonly phone: string; readonly phoneHref: string; readonly email: string };
};

/** Says that the page does not exist, and offers other pages, the phone number and the email address. */
export function NotFoundScreen({ isBookingOpen, contact }: Props) {
  const t = useTranslations("notFound");
  const tContact = useTranslations("contact");
  const { phone, phoneHref, email } = contact;
  return (
    <section className="section">
      <div className="wrap head head--row">
        <div className="error-screen">
          <h1>{t("title")}</h1>
          <p className="lead">{t("text")}</p>
          <p>{t("ways")}</p>
          <ul>
            <li>
              <Link href="/">{t("home")}</Link>
            </li>
            <li>
              {isBookingOpen ? (
                <Link href="/booking">{t("booking")}</Link>
              ) : (
                <Link href="/contact">{t("contact")}</Link>
              )}
            </li>
            <li>
              <Link href="/booking/find">{t("manage")}</Link>
            </li>
          </ul>
        </div>
        <QuickTable
          label={tContact("details")}
          rows={[
            { key: "phone", term: tContact("phone"), value: contactLink(phoneHref, phone) },
            { key: "email", term: tContact("email"), value: contactLink(`mailto:${email}`, email) },
          ]}
        />
      </div>
    </section>
  );
}

function contactLink(href: string, text: string) {
  return (
    <a href={href} translate="no">
      {text}
    </a>
  );
}
