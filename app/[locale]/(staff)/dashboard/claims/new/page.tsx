import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { ClaimForm } from "@/components/desk/claims/claim-form";
import { PageHeader } from "@/components/desk/record/page-header";
import { Section } from "@/components/desk/record/section";
import { ClientMessages } from "@/components/layout/client-messages";
import { createClaim } from "@/lib/firm/claims/actions";
import { loadNewClaim } from "@/lib/firm/claims/loaders/staff-claims";
import { registerChoices } from "@/lib/firm/claims/registers";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";

import NoPermission from "../../forbidden";

type Props = PageProps<"/[locale]/dashboard/claims/new">;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("claims");
  return { title: t("new") };
}

/** The form of a new claim, beside what happens after it is proposed. */
export default async function NewClaimPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const path = localizedPath(locale, "/dashboard/claims/new");
  if (!(await admitStaff(dashboardRoutes["/dashboard/claims/new"].needs, path))) return <NoPermission />;
  const { keepers, verifiers, staffId } = await loadNewClaim(locale);
  const t = await getTranslations("claims");
  const people = new Intl.ListFormat(locale, { type: "disjunction" }).format(verifiers);
  return (
    <>
      <PageHeader
        title={t("new")}
        note={t("newNote")}
        crumbs={{ href: "/dashboard/claims", list: t("title"), current: t("new") }}
      />
      <div className="columns">
        <ClientMessages namespaces={["claims", "errors"]}>
          <ClaimForm
            action={createClaim}
            values={{ ownerId: keepers.some(({ id }) => id === staffId) ? staffId : "" }}
            keepers={keepers}
            registers={registerChoices(locale)}
          />
        </ClientMessages>
        <div className="stack-34 side-column">
          <Section id="next" title={t("next.title")}>
            <ol className="claim-next">
              <li>{t("next.propose")}</li>
              <li>
                {t("next.compare")} {verifiers.length > 0 && t("next.people", { people })}
              </li>
              <li>{t("next.shown")}</li>
            </ol>
          </Section>
        </div>
      </div>
    </>
  );
}
