import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { LinkedText } from "@/components/site/parts/linked-text";
import { PageHead } from "@/components/site/parts/page-head";
import { Icon } from "@/components/ui/icon";
import { letterKinds, letterPath } from "@/lib/plan/letters";
import { isLocale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = PageProps<"/[locale]/letters">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("freeHelp.letters");
  return pageMetadata({ locale, path: "/letters", title: t("listTitle"), description: t("listDescription") });
}

/** The list of the letters, each with its addressee. */
export default async function LettersPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations("freeHelp.letters");
  return (
    <>
      <PageHead path="/letters" title={t("listTitle")} lead={t("listLead")} />
      <div className="section section--tight">
        <div className="wrap stack-21">
          <ul className="go">
            {letterKinds.map((kind) => (
              <li key={kind}>
                <Link href={letterPath(kind)}>
                  <span>
                    <b>{t(`kinds.${kind}.title`)}</b>
                    <br />
                    <span className="soft t16">
                      {t("to")} {t(`kinds.${kind}.to`)}
                    </span>
                  </span>
                  <Icon name="arrow-right" />
                </Link>
              </li>
            ))}
          </ul>
          <p className="measure">
            <LinkedText>{t("evidence")}</LinkedText>
          </p>
          <p className="measure soft">{t("note")}</p>
        </div>
      </div>
    </>
  );
}
