import { getTranslations } from "next-intl/server";

import { Main } from "@/components/errors/main";
import { SiteFrame } from "@/components/layout/site-frame";
import { loadPreview } from "@/lib/content/loaders/preview";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { loadFrame } from "@/lib/site/loaders/frame";
import { loadTextFacts } from "@/lib/site/loaders/text-facts";

import { staffPage } from "../../../../../(staff)/dashboard/staff-page";
import { PreviewedText } from "./previewed-text";

/**
 * A text as visitors will see it, in the language of the path. It is the page of the text in the public site's frame.
 * Links open in a new tab, so they do nothing in the editor's frame.
 */
const { generateMetadata, Page } = staffPage("/dashboard/content/preview/{id}", {
  title: "staffContent.editor.preview.title",
  async render({ locale, params: { id }, staff, now }) {
    const preview = await loadPreview(staff, id, locale, now);
    if (!preview) return undefined;
    const [frame, firm] = await Promise.all([loadFrame(locale), loadFirm()]);
    const { parsed, head, kind, body } = preview;
    const facts = parsed.ok ? await loadTextFacts(parsed.text, locale, head.sources) : undefined;
    const t = await getTranslations("staffContent.editor.preview");
    return (
      <>
        {/* Without an address, `base` changes only where links open. */}
        <base target="_blank" />
        <aside className="ribbon" lang={locale}>
          {t("mark")}
        </aside>
        <SiteFrame frame={kind === "notice" ? { ...frame, notices: [body] } : frame}>
          <Main>
            <PreviewedText
              preview={preview}
              facts={facts}
              author={firm.tradingName}
              locale={locale}
              broken={t("broken")}
            />
          </Main>
        </SiteFrame>
      </>
    );
  },
});
export { generateMetadata, Page as default };
