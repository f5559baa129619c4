import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { Nothing } from "@/components/desk/list/nothing";
import { PageHeader } from "@/components/desk/record/page-header";
import { SearchResults } from "@/components/desk/search/search-results";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-input";
import { mayOpen } from "@/lib/platform/auth/dashboard-routes";
import { loadSearch } from "@/lib/search/loaders";

import { staffPage } from "../staff-page";

/** The search on its own page. Unlike the search in the command palette, it works without JavaScript. */
const { generateMetadata, Page } = staffPage("/dashboard/search", {
  title: "search.title",
  query: z.object({ q: z.string().optional() }),
  async render({ locale, query, staff, path, now }) {
    const { typed, groups, findsPeople } = await loadSearch(staff, query.q, { locale, now });
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
          <Button type="submit" variant="secondary">
            {t("submit")}
          </Button>
        </form>
        {typed !== "" && groups.length === 0 ? (
          <Nothing title={t("none", { query: typed })} text={t(findsPeople ? "noneText" : "noneReference")} />
        ) : (
          <SearchResults
            groups={groups}
            acts={{
              mayWrite: mayOpen(staff.role, "/dashboard/clients/{id}/write"),
              mayBook: mayOpen(staff.role, "/dashboard/bookings/new"),
            }}
          />
        )}
      </>
    );
  },
});
export { generateMetadata, Page as default };
