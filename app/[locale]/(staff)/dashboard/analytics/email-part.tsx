import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { PageNotice } from "@/components/desk/record/page-notice";
import { Section } from "@/components/desk/record/section";
import { ClientMessages } from "@/components/layout/client-messages";
import { changeStatisticsEmails } from "@/lib/statistics/desk/actions";
import { viewParams } from "@/lib/statistics/desk/view";

import type { Shown } from "./shown";

/** The reader's choice to get the totals of each week by email. */
export async function EmailPart({ view, data, isSaved }: Shown & { readonly isSaved: boolean }) {
  const t = await getTranslations("analytics.email");
  return (
    <Section
      title={t("title")}
      id="email"
      note={t("text")}
      notice={<PageNotice notice={isSaved ? { code: "email", message: t("saved") } : undefined} />}
    >
      <ClientMessages namespaces={["staffForm", "errors"]}>
        <StaffForm
          action={changeStatisticsEmails}
          values={{ view: viewParams(view).toString() }}
          edition={String(data.wantsEmail)}
          isSave
          submit={t("save")}
          variant="secondary"
          fields={[{ name: "hasStatisticsEmails", kind: "check", label: t("label"), value: String(data.wantsEmail) }]}
        />
      </ClientMessages>
    </Section>
  );
}
