import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { pageMetadata } from "@/app/page-metadata";
import { PageHead } from "@/components/site/parts/page-head";
import { Prose } from "@/components/site/parts/prose";
import { TextDates, TextMargin } from "@/components/site/parts/text-margin";
import { TextBody } from "@/components/site/text/text-body";
import { loadTexts } from "@/lib/content/loaders/texts";
import { isLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { unbuiltVersion } from "@/lib/platform/records/current-versions.mjs";
import { legalTextOf } from "@/lib/site/legal-texts";
import type { LegalPath } from "@/lib/site/legal-texts";
import { loadTextFacts } from "@/lib/site/loaders/text-facts";

type Props = { readonly params: Promise<{ readonly locale: string }> };

/** Returns the metadata function and the component of a legal page. All legal pages have the same layout. */
export function legalPage(path: LegalPath) {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const { locale } = await params;
    if (!isLocale(locale)) return {};
    const legal = await loadLegalText(path, locale);
    if (!legal) return {};
    const { title, description } = legal.head;
    return pageMetadata({ locale, path, title, description });
  }

  async function LegalPage({ params }: Props) {
    const { locale } = await params;
    if (!isLocale(locale)) notFound();
    const legal = await loadLegalText(path, locale);
    if (!legal) return null;
    const { head, text, isRead } = legal;
    return (
      <>
        <PageHead path={path} title={head.title} lead={head.lead} />
        <div className="section">
          <div className="wrap reading">
            <TextMargin sections={text.outline.sections}>
              <TextDates updated={head.updated} review={head.review} />
            </TextMargin>
            <Prose>
              <TextBody text={text} facts={{ ...(await loadTextFacts(text, locale)), isRead }} />
            </Prose>
          </div>
        </div>
      </>
    );
  }

  return { generateMetadata, LegalPage };
}

/**
 * Throws if the text cannot be read: a legal page without its text must not look as if there were none. Returns
 * undefined in a build without a database, where the empty page is only a place for the page of the first visit.
 */
async function loadLegalText(path: LegalPath, locale: Locale) {
  const texts = await loadTexts();
  const text = legalTextOf(texts, path, locale);
  if (texts.version === unbuiltVersion) return undefined;
  if (!text) throw new Error(`The text of ${path} (${locale}) cannot be read`);
  return text;
}
