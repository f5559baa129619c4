import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { CounselBadge } from "@/components/desk/content/legal/counsel-badge";
import { SegmentedLinks } from "@/components/desk/list/view-tabs";
import { PageHeader } from "@/components/desk/record/page-header";
import { Prose } from "@/components/site/parts/prose";
import { TextBody } from "@/components/site/text/text-body";
import { Alert } from "@/components/ui/alert";
import { loadLegalVersion } from "@/lib/content/loaders/legal";
import { mayOpen } from "@/lib/platform/auth/dashboard-routes";
import { localeNames, locales } from "@/lib/platform/i18n/locales";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { formatCalendarDate } from "@/lib/platform/time/format";
import { loadTextFacts } from "@/lib/site/loaders/text-facts";

import { staffPage } from "../../../../staff-page";

const list = "/dashboard/settings/legal";

/** One version of a legal text in one language, as clients read it. */
const { generateMetadata, Page } = staffPage("/dashboard/settings/legal/{key}/{number}", {
  title: "staffContent.legal.title",
  query: z.object({ locale: z.enum(locales).optional() }),
  async render({ locale, params, query, staff, now }) {
    const language = query.locale ?? locale;
    const loaded = await loadLegalVersion(staff, params, language, now);
    if (!loaded) return undefined;
    const { key, version, state, counsel, head, body, text } = loaded;
    const { number, passages } = version;
    const t = await getTranslations("staffContent.legal");
    const name = t(`names.${key}`);
    const day = formatCalendarDate(version.day, locale);
    const own = mayOpen(staff.role, "/dashboard/settings/legal/{key}") ? `${list}/${key}` : undefined;
    return (
      <>
        <PageHeader
          title={t("version.title", { name, number })}
          crumbs={own === undefined ? undefined : { href: own, list: name, current: t("list.version", { number }) }}
          note={
            <>
              {t(`version.${state}`, { day })} {t("version.review", { day: formatCalendarDate(head.review, locale) })}
            </>
          }
        />
        <div className="stack-21">
          <SegmentedLinks
            label={t("version.language")}
            options={siteLocales().map((each) => ({
              href: `${list}/${key}/${number}?locale=${each}`,
              label: localeNames[each],
              isCurrent: each === language,
            }))}
          />
          <p>
            <CounselBadge counsel={counsel} passages={passages} />
          </p>
          <p className="mute">{t("version.facts")}</p>
          <article className="measure stack-21" lang={language}>
            <h2>{head.title}</h2>
            <p>{head.lead}</p>
            {text ? (
              <Prose>
                <TextBody
                  text={text}
                  facts={{ ...(await loadTextFacts(text, language)), isRead: counsel.name === "marked" }}
                />
              </Prose>
            ) : (
              <>
                <Alert tone="warn">{t("version.unreadable")}</Alert>
                <pre className="draft-text">{body}</pre>
              </>
            )}
          </article>
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
