import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { PageHeader } from "@/components/desk/record/page-header";
import { Section } from "@/components/desk/record/section";
import { office } from "@/lib/firm/legal";
import { maxInboxText } from "@/lib/inquiry/inbox/text-limit";
import { addLead } from "@/lib/inquiry/lead-board/actions";
import { leadBoardPath } from "@/lib/inquiry/lead-board/list-query";
import { entrySources } from "@/lib/inquiry/leads/stages/stage";
import { countryForStaff, phoneCountries } from "@/lib/platform/contact/countries";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { listCatalogue } from "@/lib/services/queries";
import { textOf } from "@/lib/services/service";

import { staffPage } from "../../staff-page";

/** A form for a lead that did not come through a form, such as a call after an ad. */
const { generateMetadata, Page } = staffPage("/dashboard/google-ads-leads/new", {
  title: "adsLeads.entry.title",
  async render({ locale, now }) {
    const t = await getTranslations("adsLeads");
    const tEntry = await getTranslations("adsLeads.entry");
    const tItem = await getTranslations("inbox.item");
    const tDetails = await getTranslations("booking.details");
    const services = await listCatalogue(now);
    const { zone, holidays } = office();
    const isOptional = "unmarked" as const;
    return (
      <>
        <PageHeader
          title={tEntry("title")}
          note={tEntry("note")}
          crumbs={{ href: leadBoardPath, list: t("title"), current: tEntry("title") }}
        />
        <Section id="entry" title={tEntry("person")}>
          <StaffForm
            action={addLead}
            submit={tEntry("save")}
            variant="gold"
            hasRequestKey
            isSave
            isCheckedByServer
            back={{ href: leadBoardPath, label: t("title") }}
            fields={[
              { name: "firstName", label: tEntry("firstName") },
              { name: "lastName", label: tEntry("lastName"), isOptional: true },
              { name: "phone", kind: "phone", label: tItem("phone"), hint: tEntry("phoneOrEmail"), isOptional },
              {
                name: "phoneCountry",
                kind: "choice",
                label: tDetails("phoneCountry"),
                value: countryForStaff({ zone, home: holidays.country }),
                options: phoneCountries(locale, holidays.country),
                isStored: false,
              },
              { name: "email", kind: "email", label: tItem("email"), isOptional },
              {
                name: "language",
                kind: "choice",
                label: tItem("language"),
                value: locale,
                options: siteLocales().map((value) => ({ value, label: tItem(`languages.${value}`) })),
              },
              {
                name: "service",
                kind: "choice",
                label: tItem("service"),
                isOptional,
                value: "",
                options: [
                  { value: "", label: t("noService") },
                  ...services.map((one) => ({ value: one.slug, label: textOf(one, locale).name })),
                ],
              },
              {
                name: "enteredFrom",
                kind: "choice",
                label: tEntry("from"),
                hint: tEntry("fromHint"),
                choose: tEntry("choose"),
                options: entrySources.map((value) => ({ value, label: tEntry(`sources.${value}`) })),
              },
              {
                name: "story",
                kind: "multiline",
                label: tEntry("story"),
                isOptional: true,
                rows: 4,
                limit: maxInboxText,
              },
              { name: "isTold", kind: "check", label: tEntry("isTold") },
            ]}
          />
        </Section>
      </>
    );
  },
});
export { generateMetadata, Page as default };
