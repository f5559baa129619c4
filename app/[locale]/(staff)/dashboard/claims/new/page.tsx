import { getTranslations } from "next-intl/server";

import { ClaimForm } from "@/components/desk/claims/claim-form";
import { PageHeader } from "@/components/desk/record/page-header";
import { Section } from "@/components/desk/record/section";
import { ClientMessages } from "@/components/layout/client-messages";
import { createClaim } from "@/lib/firm/claims/actions";
import { loadNewClaim } from "@/lib/firm/claims/loaders/staff-claims";
import { registerChoices } from "@/lib/firm/claims/registers";

import { staffPage } from "../../staff-page";

/** The form of a new claim, beside its preview, its places and what happens after it is proposed. */
const { generateMetadata, Page } = staffPage("/dashboard/claims/new", {
  title: "claims.new",
  async render({ locale, staff }) {
    const { keepers, verifiers, places, isDemo } = await loadNewClaim(staff);
    const t = await getTranslations("claims");
    const people = new Intl.ListFormat(locale, { type: "disjunction" }).format(verifiers);
    return (
      <>
        <PageHeader
          title={t("new")}
          note={t("newNote")}
          crumbs={{ href: "/dashboard/claims", list: t("title"), current: t("new") }}
        />
        <ClientMessages namespaces={["claims", "errors"]}>
          <ClaimForm
            action={createClaim}
            values={{ ownerId: keepers.some(({ id }) => id === staff.id) ? staff.id : "" }}
            keepers={keepers}
            registers={registerChoices(locale)}
            beside={{
              isDemo,
              places,
              next: (
                <Section id="next" title={t("next.title")}>
                  <ol className="claim-next">
                    <li>{t("next.propose")}</li>
                    <li>
                      {t("next.compare")} {verifiers.length > 0 && t("next.people", { people })}
                    </li>
                    <li>{t("next.shown")}</li>
                  </ol>
                </Section>
              ),
            }}
          />
        </ClientMessages>
      </>
    );
  },
});
export { generateMetadata, Page as default };
