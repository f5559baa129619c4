import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { CopyText } from "@/components/site/parts/copy-text";
import { PrintButton } from "@/components/site/parts/print-button";
import { LinkedText } from "@/components/site/parts/linked-text";
import { PageHead } from "@/components/site/parts/page-head";
import { Card } from "@/components/ui/card";
import { isLocale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";
import { Link } from "@/lib/platform/i18n/navigation";
import { findLetter, letterKinds, letterPath, withBlanks } from "@/lib/plan/letters";

type Props = PageProps<"/[locale]/letters/[kind]">;

/** Only the paths from `generateStaticParams` exist. The middleware rewrites all others to the not-found page. */
export const dynamicParams = false;

export function generateStaticParams() {
  return letterKinds.map((kind) => ({ kind }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind, locale } = await findPage(params);
  const t = await getTranslations("freeHelp.letters");
  const title = t(`kinds.${kind}.title`);
  return pageMetadata({
    locale,
    path: letterPath(kind),
    title: t("metaTitle", { title }),
    description: t("description", { title }),
  });
}

/** A letter with blanks, to print or to copy. */
export default async function LetterPage({ params }: Props) {
  const { kind, locale } = await findPage(params);
  const t = await getTranslations("freeHelp.letters");
  const letter = messagesFor(locale).freeHelp.letters.kinds[kind];
  const to = `${t("to")} ${letter.to}`;
  const subject = `${t("subject")} ${withBlanks(letter.subject)}`;
  const paragraphs = [
    ...("payment" in letter ? [letter.payment] : []),
    letter.facts,
    letter.request,
    letter.more,
    letter.reference,
    t("end"),
  ].map(withBlanks);
  return (
    <>
      <div className="off-paper">
        <PageHead path={letterPath(kind)} title={t(`kinds.${kind}.title`)} lead={t("lead")} />
      </div>
      <div className="section section--tight">
        <div className="wrap golden golden--rev">
          <Card className="stack">
            <p>{to}</p>
            <p>
              <b>{subject}</b>
            </p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Card>
          <aside className="stack off-paper" aria-label={t("others")}>
            <CopyText
              key={kind}
              text={[to, subject, ...paragraphs].join("\n\n")}
              labels={{ copy: t("copy"), copied: t("copied"), copyFailed: t("copyFailed") }}
            />
            <PrintButton />
            <p>
              <LinkedText>{t("evidence")}</LinkedText>
            </p>
            <p className="t16 soft">{t("note")}</p>
            <h2>{t("others")}</h2>
            <ul className="bring-list">
              {letterKinds
                .filter((each) => each !== kind)
                .map((each) => (
                  <li key={each}>
                    <Link href={letterPath(each)}>{t(`kinds.${each}.title`)}</Link>
                  </li>
                ))}
            </ul>
          </aside>
        </div>
      </div>
    </>
  );
}

async function findPage(params: Props["params"]) {
  const { locale, kind: value } = await params;
  const kind = findLetter(value);
  if (!isLocale(locale) || !kind) notFound();
  return { kind, locale };
}
