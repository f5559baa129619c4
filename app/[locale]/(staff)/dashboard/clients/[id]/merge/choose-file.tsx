import { getLocale, getTranslations } from "next-intl/server";

import { ClientSearch } from "@/components/desk/clients/client-search";
import { BySimilarity } from "@/components/desk/list/by-similarity";
import { Nothing } from "@/components/desk/list/nothing";
import { PageHeader } from "@/components/desk/record/page-header";
import { Section } from "@/components/desk/record/section";
import type { ListedClient } from "@/lib/clients/file";
import { fullName } from "@/lib/inquiry/person/person-name";
import { Link } from "@/lib/platform/i18n/navigation";
import { zoneCity } from "@/lib/platform/time/format";

type Props = {
  readonly path: string;
  readonly typed: string;
  readonly clientId: string;
  readonly rows: readonly ListedClient[];
  /** The ids of the search results that only have a similar name. */
  readonly similarIds: readonly string[];
};

/** Lets staff choose a client file to merge with the open file. Lists possible duplicates or search results. */
export async function ChooseFile({ path, typed, clientId, rows, similarIds }: Props) {
  const t = await getTranslations("clients");
  const locale = await getLocale();
  return (
    <>
      <PageHeader
        title={t("merge.title")}
        note={t("merge.choose")}
        crumbs={{ href: `/dashboard/clients/${clientId}`, list: t("file"), current: t("merge.title") }}
      />
      <div className="stack-34">
        <ClientSearch path={path} typed={typed} />
        <Section id="files" title={t(typed === "" ? "duplicates.title" : "merge.found")}>
          {rows.length === 0 ? (
            <Nothing title={t(typed === "" ? "duplicates.none" : "search.none")} />
          ) : (
            <BySimilarity rows={rows} similarIds={similarIds}>
              {(each) => (
                <ul className="stack-13">
                  {each.map(({ id, firstName, lastName, email, zone, erasedAt }) => (
                    <li key={id}>
                      <Link className="name" href={`/dashboard/clients/${clientId}/merge?with=${id}`}>
                        {erasedAt ? t("erased.name") : fullName({ firstName, lastName })}
                      </Link>
                      <span className="sub">
                        {erasedAt ? t("done.erased") : `${email ?? t("noEmail")}, ${zoneCity(zone, locale)}`}
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </BySimilarity>
          )}
        </Section>
      </div>
    </>
  );
}
