import { useTranslations } from "next-intl";

import { SummaryList } from "@/components/ui/summary-list";
import { Link } from "@/lib/platform/i18n/navigation";

export type FirmStoryProps = {
  firm: string;
  contact: { readonly email: string; readonly phone: string; readonly phoneHref: string };
  address: readonly string[];
  /** Whether the office address and the phone number are invented. */
  isSample: boolean;
};

/** Explains why the firm works as it does, with the firm's contact details in the margin. Contains no trust claims. */
export function FirmStory({ firm, contact, address, isSample }: FirmStoryProps) {
  const t = useTranslations("about");
  const rows = [
    { term: t("facts.firm"), value: firm },
    { term: t("facts.office"), value: address.join(", ") },
    {
      term: t("facts.phone"),
      value: (
        <a href={contact.phoneHref} className="nowrap" translate="no">
          {contact.phone}
        </a>
      ),
    },
    {
      term: t("facts.email"),
      value: (
        <a href={`mailto:${contact.email}`} translate="no">
          {contact.email}
        </a>
      ),
    },
    {
      term: t("facts.more"),
      value: <Link href="/impressum">{t("facts.legal")}</Link>,
    },
  ];
  return (
    <section className="section">
      <div className="wrap golden golden--rev">
        <div className="journal">
          <h2 className="mb-21">{t("story.title")}</h2>
          <p>{t("story.first")}</p>
          <p>{t("story.second")}</p>
          <p>{t("story.third")}</p>
        </div>
        <aside aria-labelledby="where">
          <h3 id="where" className="mb-13">
            {t("facts.title")}
          </h3>
          <div className="firm-facts">
            <SummaryList rows={rows} />
          </div>
          {isSample && <p className="soft t16 mt-13">{t("facts.sample")}</p>}
        </aside>
      </div>
    </section>
  );
}
