import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { Nothing } from "@/components/desk/list/nothing";
import { PageHeader } from "@/components/desk/record/page-header";
import { SearchResults } from "@/components/desk/search/search-results";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-input";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { loadSearch } from "@/lib/search/loaders";

import NoPermission from "../forbidden";

type Props = PageProps<"/[locale]/dashboard/search">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("search");
  return { title: t("title") };
}

/** The search on its own page. Unlike the search in the command palette, it works without JavaScript. */
export default async function SearchPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const path = localizedPath(locale, "/dashboard/search");
  if (!(await admitStaff(dashboardRoutes["/dashboard/search"].needs, path))) return <NoPermission />;
  const { typed, groups, findsPeople } = await loadSearch(locale, (await searchParams).q, Date.now());
  const t = await getTranslations("search");
  return (
    <>
      <PageHeader title={t("title")} note={t(findsPeople ? "note" : "noteReference")} />
      <form action={path} role="search" className="search-form">
        <TextField
          id="q"
          name="q"
          type="search"
          size="md"
          label={t(findsPeople ? "label" : "labelReference")}
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Button type="submit" variant="primary">
          {t("submit")}
        </Button>
      </form>
      {typed !== "" && groups.length === 0 ? (
        <Nothing title={t("none", { query: typed })} text={t(findsPeople ? "noneText" : "noneReference")} />
      ) : (
        <SearchResults groups={groups} />
      )}
    </>
  );
}
