import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { StaffList } from "@/components/desk/list/staff-list";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { Section } from "@/components/desk/record/section";
import { ClientMessages } from "@/components/layout/client-messages";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { confirmClaims, proposeClaims } from "@/lib/firm/claims/actions";
import { claimViews } from "@/lib/firm/claims/listed-claim";
import type { ClaimView, ListedClaim } from "@/lib/firm/claims/listed-claim";

import { BulkForm } from "./bulk-form";
import { ClaimTable } from "./claim-table";

type Props = {
  readonly query: {
    readonly view: ClaimView;
    readonly done?: "proposed" | "verified" | undefined;
    readonly count: number;
    readonly left: number;
  };
  /** Undefined if the list could not be loaded. */
  readonly list:
    | {
        readonly rows: readonly ListedClaim[];
        readonly counts: readonly { readonly view: ClaimView; readonly count: number }[];
        readonly isDemo: boolean;
        readonly mayChange: boolean;
        readonly mayVerify: boolean;
      }
    | undefined;
};

const addressOf = (view: ClaimView) => (view === "all" ? "/dashboard/claims" : `/dashboard/claims?view=${view}`);

/** The page with all claims, by state. Drafts and claims that wait for the reader can be chosen for one act. */
export function ClaimList({ query: { view, done, count, left }, list }: Props) {
  const t = useTranslations("claims");
  return (
    <>
      <RefreshOnChange kinds={["claim"]} />
      <PageHeader
        title={t("title")}
        note={t("note")}
        actions={
          list?.mayChange && (
            <ButtonLink variant="secondary" href="/dashboard/claims/new">
              <Icon name="plus" size="s" />
              {t("new")}
            </ButtonLink>
          )
        }
      />
      <PageNotice
        notice={
          done && {
            code: done,
            message: `${t(`bulk.${done}`, { count })} ${left > 0 ? t("bulk.left", { left }) : ""}`.trim(),
            tone: count > 0 ? "ok" : "warn",
          }
        }
      />
      <div className="stack-34">
        <StaffList
          address={addressOf(view)}
          page={list && { rows: list.rows, before: undefined, after: undefined }}
          tabs={{
            label: t("views.label"),
            tabs: claimViews.map((each) => ({
              href: addressOf(each),
              label: t(`views.${each}`),
              count: list?.counts.find((counted) => counted.view === each)?.count,
              isCurrent: each === view,
            })),
          }}
          empty={{ title: t(`empty.${view}`) }}
        >
          {(rows) => (
            <Section
              id="claims"
              title={view === "all" ? t("list") : t(`views.${view}`)}
              note={list?.isDemo ? t("demo") : t("live")}
            >
              {view === "drafts" && list?.mayChange ? (
                <Bulk>
                  <BulkForm action={proposeClaims} submit={t("bulk.propose")}>
                    <ClaimTable rows={rows} choiceOf={({ state, id }) => (state === "draft" ? id : undefined)} />
                  </BulkForm>
                </Bulk>
              ) : view === "waiting" ? (
                <Bulk>
                  <BulkForm action={confirmClaims} submit={t("bulk.verify")} statement={t("bulk.compared")}>
                    <ClaimTable rows={rows} choiceOf={({ proposalId }) => proposalId} />
                  </BulkForm>
                </Bulk>
              ) : (
                <ClaimTable rows={rows} />
              )}
            </Section>
          )}
        </StaffList>
      </div>
    </>
  );
}

function Bulk({ children }: { readonly children: ReactNode }) {
  return <ClientMessages namespaces={["claims", "errors"]}>{children}</ClientMessages>;
}
