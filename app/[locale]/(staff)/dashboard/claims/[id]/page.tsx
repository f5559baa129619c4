import { getTranslations } from "next-intl/server";

import { ClaimBadge } from "@/components/desk/claims/claim-badge";
import { RefreshOnChange } from "@/components/desk/frame/changes";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { claimQuery, loadClaim } from "@/lib/firm/claims/loaders/staff-claims";

import { staffPage } from "../../staff-page";
import { ClaimBody } from "./claim-body";

/** One claim: what the site says, its evidence, the second person, its history, and the form to edit it. */
const { generateMetadata, Page } = staffPage("/dashboard/claims/{id}", {
  title: "claims.title",
  query: claimQuery,
  async render(page) {
    const loaded = await loadClaim(page.staff, page.params.id, page);
    if (!loaded) return undefined;
    const { done, upload } = page.query;
    const { listed, isDemo } = loaded;
    const t = await getTranslations("claims");
    const why =
      listed.hidden === undefined ? t("shownText") : t(`hidden.${listed.hidden}`, { hosts: listed.hosts.join(", ") });
    return (
      <>
        <RefreshOnChange kinds={["claim"]} />
        <PageHeader
          title={listed.title || t("untitled")}
          crumbs={{ href: "/dashboard/claims", list: t("title"), current: listed.key }}
          note={
            <span className="record-note">
              <ClaimBadge state={listed.state} /> <span>{isDemo ? t("sampleText") : why}</span>
            </span>
          }
        />
        <PageNotice
          notice={
            done && {
              code: done,
              message: t(`notices.${done}`),
              tone: done === "own" || done === "changed" ? "warn" : "ok",
            }
          }
        />
        <ClaimBody locale={page.locale} loaded={loaded} upload={upload} />
      </>
    );
  },
});
export { generateMetadata, Page as default };
