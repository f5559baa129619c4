import { useLocale, useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import { Badge } from "@/components/ui/badge";
import type { DuplicatePair } from "@/lib/clients/file";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatDay } from "@/lib/platform/time/format";

type Props = { readonly pairs: readonly DuplicatePair[]; readonly zone: string };

/** Pairs of client files that may belong to the same person. A merge keeps the older file. */
export function DuplicatePairs({ pairs, zone }: Props) {
  const t = useTranslations("clients.duplicates");
  const reader = { locale: useLocale(), zone };
  const since = (at: Date) => t("since", { day: formatDay(at.getTime(), reader) });
  return (
    <DataTable
      caption={t("title")}
      rows={pairs}
      keyOf={({ olderId, newerId }) => `${olderId} ${newerId}`}
      columns={[
        {
          key: "older",
          title: t("older"),
          cell: ({ olderId, newerId, olderName, olderSince }) => (
            <>
              <Link className="name" href={`/dashboard/clients/${olderId}/merge?with=${newerId}`}>
                {olderName}
              </Link>
              <span className="sub">{since(olderSince)}</span>
            </>
          ),
        },
        {
          key: "newer",
          title: t("newer"),
          isLabelled: true,
          cell: ({ newerName, newerSince }) => (
            <>
              {newerName}
              <span className="sub">{since(newerSince)}</span>
            </>
          ),
        },
        {
          key: "matchedBy",
          title: t("sign"),
          place: "side",
          cell: ({ matchedBy }) => <Badge tone="warn">{t(`signs.${matchedBy}`)}</Badge>,
        },
      ]}
    />
  );
}
