import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";

import { pageMetadata } from "@/app/page-metadata";
import { firmFacts } from "@/components/site/parts/firm-facts";
import { PageHead } from "@/components/site/parts/page-head";
import { Prose, proseComponents } from "@/components/site/parts/prose";
import { TextMargin } from "@/components/site/parts/text-margin";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { isLocale } from "@/lib/platform/i18n/locales";
import { readLegalText } from "@/lib/site/legal-texts";
import type { LegalPath } from "@/lib/site/legal-texts";
import { loadOffering } from "@/lib/site/loaders/opening";

type Props = { readonly params: Promise<{ readonly locale: string }> };

/** A sentence about the free first hour, which is left out where the firm does not offer it. */
const Shown = ({ children }: { readonly children: ReactNode }) => children;
const Hidden = () => null;

/** Returns the metadata function and the component of a legal page. All legal pages have the same layout. */
export function legalPage(path: LegalPath) {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const { locale } = await params;
    if (!isLocale(locale)) return {};
    const { title, description } = (await readLegalText(path, locale)).head;
    return pageMetadata({ locale, path, title, description });
  }

  async function LegalPage({ params }: Props) {
    const { locale } = await params;
    if (!isLocale(locale)) notFound();
    const { head, outline, Text } = await readLegalText(path, locale);
    const facts = firmFacts(await loadFirm(), locale);
    const { isFirstHourFree } = await loadOffering(locale);
    return (
      <>
        <PageHead path={path} title={head.title} lead={head.lead} />
        <div className="section">
          <div className="wrap reading">
            <TextMargin sections={outline.sections} updated={head.updated} review={head.review} />
            <Prose>
              <Text components={{ ...proseComponents, ...facts, FirstHour: isFirstHourFree ? Shown : Hidden }} />
            </Prose>
          </div>
        </div>
      </>
    );
  }

  return { generateMetadata, LegalPage };
}
