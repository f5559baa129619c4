import { getTranslations } from "next-intl/server";

import { AdviserTable } from "@/components/desk/advisers/adviser-table";
import { attentionItems } from "@/components/desk/advisers/attention-items";
import { LanguageCoverList } from "@/components/desk/advisers/language-cover";
import { languageNames } from "@/components/desk/advisers/language-names";
import { AdviserTabs } from "@/components/desk/days-off/adviser-tabs";
import { Nothing } from "@/components/desk/list/nothing";
import { PageHeader } from "@/components/desk/record/page-header";
import { Section } from "@/components/desk/record/section";
import { AttentionFold } from "@/components/desk/list/attention-list";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { moveAdviser } from "@/lib/advisers/actions";
import { isBookable } from "@/lib/advisers/adviser-view";
import { loadAdviserList } from "@/lib/advisers/loaders";
import { firm } from "@/lib/firm/settings-snapshot";

import { staffPage } from "../staff-page";

/** All advisers, what needs attention, and who can be booked in each language. An adviser sees only the own row. */
const { generateMetadata, Page } = staffPage("/dashboard/advisers", {
  title: "adviserDesk.title",
  async render({ locale, staff, now }) {
    const { rows, cover, mayChange, isOwn } = await loadAdviserList(staff, now);
    const t = await getTranslations("adviserDesk");
    const bookable = rows.filter(isBookable);
    const languages = cover.filter(({ names }) => names.length > 0).map(({ language }) => language);
    return (
      <>
        <PageHeader
          title={t("title")}
          note={
            !isOwn &&
            t("note", {
              count: rows.length,
              bookable: bookable.length,
              languages: languageNames(languages, locale),
            })
          }
          actions={
            mayChange && (
              <ButtonLink href="/dashboard/advisers/new" variant="gold">
                <Icon name="plus" size="s" /> {t("new")}
              </ButtonLink>
            )
          }
        />
        <AdviserTabs current="advisers" />
        {rows.length === 0 ? (
          <Nothing title={t(isOwn ? "noOwn" : "empty")} text={t(isOwn ? "noOwnText" : "emptyText")} />
        ) : (
          <>
            {!isOwn && <AttentionFold items={await attentionItems(rows, locale)} />}
            <Section title={t("list.title")} id="advisers" note={mayChange ? t("list.order") : undefined}>
              <AdviserTable rows={rows} zone={firm().zone} move={mayChange ? moveAdviser : undefined} />
            </Section>
            {!isOwn && (
              <Section title={t("cover.title")} id="cover">
                <LanguageCoverList cover={cover} locale={locale} />
              </Section>
            )}
          </>
        )}
      </>
    );
  },
});
export { generateMetadata, Page as default };
