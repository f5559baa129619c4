import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { makeTestLead } from "@/lib/inquiry/lead-board/actions";
import { leadListPath } from "@/lib/inquiry/lead-board/list-query";
import { figureDays } from "@/lib/inquiry/lead-board/loaders";
import type { loadLeadPage } from "@/lib/inquiry/lead-board/loaders";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = { readonly page: Awaited<ReturnType<typeof loadLeadPage>> };

/** What is not on the board: test leads, and leads that are not for the firm. Also sends a test lead. */
export function LeadNotes({ page: { tests, figures, mayChange, hasWebhook } }: Props) {
  const t = useTranslations("adsLeads");
  return (
    <>
      <p className="mute">
        {t.rich("tests", {
          count: tests,
          link: (text) => <Link href="/dashboard/inbox?view=tests">{text}</Link>,
        })}{" "}
        {t.rich("refused", {
          count: figures.refused,
          days: figureDays,
          link: (text) => <Link href={leadListPath({ stage: "not-for-us" })}>{text}</Link>,
        })}{" "}
        {t("ownPage")}
      </p>
      {mayChange && (
        <Section id="test" title={t("test.title")} isRuled>
          <div className="stack-13">
            <p className="mute">{t(hasWebhook ? "test.text" : "test.noKey")}</p>
            {hasWebhook && <StaffForm action={makeTestLead} submit={t("test.send")} size="sm" />}
          </div>
        </Section>
      )}
    </>
  );
}
