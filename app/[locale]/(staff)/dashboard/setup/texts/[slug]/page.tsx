import { getTranslations } from "next-intl/server";

import { PageHeader } from "@/components/desk/record/page-header";
import { Prose } from "@/components/site/parts/prose";
import { SourceList } from "@/components/site/parts/source-list";
import { TextBody } from "@/components/site/text/text-body";
import { loadTextFacts } from "@/lib/site/loaders/text-facts";
import { hasSetup, loadReading } from "@/lib/site/setup/loaders";

import { staffPage } from "../../../staff-page";

/** One article as visitors will read it, before the firm has dated it. */
const { generateMetadata, Page } = staffPage("/dashboard/setup/texts/{slug}", {
  title: "setup.texts.title",
  async render({ locale, params: { slug }, staff }) {
    const reading = hasSetup() ? await loadReading(staff, slug, locale) : undefined;
    if (!reading) return undefined;
    const { head, text } = reading;
    const t = await getTranslations("setup.texts");
    return (
      <>
        <PageHeader
          title={head.title}
          note={head.lead}
          crumbs={{ href: "/dashboard/setup/texts", list: t("title"), current: head.title }}
        />
        <div className="measure">
          <Prose look="journal">
            <TextBody text={text} facts={await loadTextFacts(text, locale, head.sources)} />
          </Prose>
          <SourceList sources={head.sources} locale={locale} hasNotes />
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
