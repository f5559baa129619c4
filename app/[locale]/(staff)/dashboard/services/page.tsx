import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { StaffForm } from "@/components/desk/form/staff-form";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { Section } from "@/components/desk/record/section";
import { ServiceTable } from "@/components/desk/services/service-table";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { currencies } from "@/lib/platform/money/money";
import { confirmDrafts, moveService, setCurrencies } from "@/lib/services/desk/actions";
import { loadServiceList } from "@/lib/services/desk/loaders";

import { staffPage } from "../staff-page";

/** The services in their public order, the currencies in which the firm sells, and the retired services. */
const { generateMetadata, Page } = staffPage("/dashboard/services", {
  title: "serviceDesk.title",
  query: z.object({ done: z.enum(["confirmed-all", "currencies"]).optional() }),
  async render({ locale, query: { done }, staff, now }) {
    const { rows, sold, firmVersion, mayChange, mayConfirm } = await loadServiceList(staff, now);
    const t = await getTranslations("serviceDesk");
    const offered = rows.filter(({ state }) => state !== "retired");
    const retired = rows.filter(({ state }) => state === "retired");
    const drafts = offered.filter(({ confirmedAt }) => confirmedAt === null);
    return (
      <>
        <PageHeader
          title={t("title")}
          note={t("note")}
          actions={
            mayChange && (
              <ButtonLink href="/dashboard/services/new" variant="secondary">
                <Icon name="plus" size="s" /> {t("new")}
              </ButtonLink>
            )
          }
        />
        <PageNotice notice={done && { code: done, message: t(`notices.${done}`) }} />
        {drafts.length > 0 && (
          <Section title={t("drafts.title")} id="drafts">
            <p>
              {t("drafts.text", { count: drafts.length })} {!mayConfirm && t("drafts.ask")}
            </p>
            {mayConfirm && <StaffForm action={confirmDrafts} submit={t("drafts.confirmAll")} variant="gold" />}
          </Section>
        )}
        <Section title={t("title")} id="services" note={t("list.order")}>
          <ServiceTable rows={offered} sold={sold} locale={locale} move={mayChange ? moveService : undefined} />
        </Section>
        {mayChange && (
          <Section title={t("currencies.title")} id="currencies">
            <StaffForm
              action={setCurrencies}
              submit={t("currencies.save")}
              values={{ version: String(firmVersion) }}
              isCompared
              fields={[
                {
                  name: "currencies",
                  label: t("currencies.label"),
                  hint: t("currencies.hint"),
                  kind: "choices",
                  value: sold.join(","),
                  options: currencies.map((value) => ({ value, label: value })),
                },
              ]}
            />
          </Section>
        )}
        {retired.length > 0 && (
          <Section title={t("list.retired")} id="retired" note={t("list.retiredNote")}>
            <ServiceTable rows={retired} sold={sold} locale={locale} move={undefined} />
          </Section>
        )}
      </>
    );
  },
});
export { generateMetadata, Page as default };
