import { getTranslations } from "next-intl/server";

import { ContentHead } from "@/components/desk/content/content-tabs";
import { ArticleList } from "@/components/desk/content/list/article-list";
import { PageNotice } from "@/components/desk/record/page-notice";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { articleListQuery, loadArticleList } from "@/lib/content/loaders/article-list";
import { loadTextCounts } from "@/lib/content/loaders/counts";
import { firm } from "@/lib/firm/settings-snapshot";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { tryList } from "@/lib/platform/web/try-list";

import { staffPage } from "../staff-page";

/** The articles: the state of each language, what needs attention, and the deleted texts. */
const { generateMetadata, Page } = staffPage("/dashboard/content", {
  title: "staffContent.title",
  query: articleListQuery,
  async render(page) {
    const { query, staff } = page;
    const [t, counts, list] = await Promise.all([
      getTranslations("staffContent"),
      loadTextCounts(staff),
      tryList("articles", () => loadArticleList(staff, query, page)),
    ]);
    return (
      <>
        <ContentHead
          current="articles"
          staff={staff}
          counts={counts}
          actions={
            isAllowed(staff.role, "content.change") && (
              <ButtonLink href="/dashboard/content/new" variant="gold">
                <Icon name="plus" size="s" />
                {t("new.title")}
              </ButtonLink>
            )
          }
        />
        <div className="stack-34">
          <PageNotice
            notice={
              query.done && {
                code: query.done,
                message: t(`notices.${query.done}`),
                tone: query.done === "topic" ? "warn" : "ok",
              }
            }
          />
          <ArticleList query={query} list={list} staff={staff} zone={firm().zone} />
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
