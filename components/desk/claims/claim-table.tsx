import { useLocale, useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import type { ListedClaim } from "@/lib/firm/claims/listed-claim";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatCalendarDate } from "@/lib/platform/time/format";

import { ClaimBadge } from "./claim-badge";
import { ExternalLink } from "@/components/desk/record/external-link";
import { Seals } from "@/components/desk/record/seals";

type Props = {
  readonly rows: readonly ListedClaim[];
  /** Returns the value of a row's checkbox. Undefined for a row that cannot be chosen. Without it, no row can be. */
  readonly choiceOf?: ((row: ListedClaim) => string | undefined) | undefined;
};

/** The claims with their evidence, the people who verified them, and whether visitors see them. */
export function ClaimTable({ rows, choiceOf }: Props) {
  const t = useTranslations("claims");
  const locale = useLocale();
  return (
    <DataTable
      caption={t("title")}
      rows={rows}
      keyOf={({ id }) => id}
      isChosen={({ state, isOwn }) => state === "proposed" && !isOwn}
      isWide
      columns={[
        {
          key: "claim",
          title: t("columns.claim"),
          cell: (row) => {
            const title = row.title || t("untitled");
            const value = choiceOf?.(row);
            return (
              <span className={value === undefined ? undefined : "claim-choice"}>
                {value !== undefined && (
                  <input type="checkbox" name="ids" value={value} aria-label={t("bulk.choose", { claim: title })} />
                )}
                <span>
                  <Link className="name" href={`/dashboard/claims/${row.id}`}>
                    {title}
                  </Link>
                  <span className="sub">{row.key}</span>
                </span>
              </span>
            );
          },
        },
        { key: "evidence", title: t("columns.evidence"), cell: (row) => <Evidence evidence={row.evidence} /> },
        { key: "people", title: t("columns.people"), cell: ({ people }) => <Seals people={people} /> },
        {
          key: "expires",
          title: t("columns.expires"),
          isLabelled: true,
          isUnbroken: true,
          cell: ({ expiresOn }) => (expiresOn ? formatCalendarDate(expiresOn, locale) : t("notSet")),
        },
        {
          key: "site",
          title: t("columns.site"),
          place: "side",
          cell: ({ state }) => <ClaimBadge state={state} />,
        },
      ]}
    />
  );
}

function Evidence({ evidence }: Pick<ListedClaim, "evidence">) {
  const t = useTranslations("claims");
  if (!evidence) return <span className="mute">{t("noEvidence")}</span>;
  if (evidence.kind === "file") return evidence.name;
  return (
    <>
      <ExternalLink href={evidence.address}>{evidence.host}</ExternalLink>
      {evidence.isOnHost && <span className="sub">{t("onHost")}</span>}
    </>
  );
}
