import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { tellClientOfBank } from "@/lib/money/desk/actions";
import type { AccountView } from "@/lib/money/desk/account-view";

/** Shows the email about the bank's decision in the client's language. Staff read it here before they send it. */
export function TellClient({ account }: { readonly account: AccountView }) {
  const t = useTranslations("billing.news");
  const { newsEmail, reference, version } = account;
  if (newsEmail === undefined) return null;
  return (
    <Section id="news" title={t("title")}>
      {newsEmail === null ? (
        <p>{t("noEmail")}</p>
      ) : (
        <div className="stack-13">
          <p className="mute">{t("text")}</p>
          <blockquote lang={newsEmail.locale} className="stack-13">
            <p>
              <b>{newsEmail.subject}</b>
            </p>
            <p>{newsEmail.title}</p>
            {newsEmail.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </blockquote>
          <StaffForm
            action={tellClientOfBank}
            values={{ reference, version: String(version) }}
            submit={t("send")}
            variant="gold"
          />
        </div>
      )}
    </Section>
  );
}
