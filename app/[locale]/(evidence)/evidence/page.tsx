import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { ByHand } from "@/components/evidence/by-hand";
import { EvidenceWorkspace } from "@/components/evidence/workspace";
import { Icon } from "@/components/ui/icon";
import type { LetterTexts } from "@/lib/evidence/letters";
import { env } from "@/lib/platform/env";
import { isLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";
import { localizedPath } from "@/lib/platform/i18n/paths";

type Props = PageProps<"/[locale]/evidence">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("evidence");
  return pageMetadata({ locale, path: "/evidence", title: t("title") });
}

/** The page on which visitors prepare their evidence. Nothing that they type or choose leaves the browser. */
export default async function EvidencePage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations("evidence");
  const { evidence, freeHelp } = messagesFor(locale);
  return (
    <>
      <section className="page-head">
        <div className="wrap">
          <div>
            <h1>{t("title")}</h1>
            <p className="lead">{t("lead")}</p>
            <p className="evidence-lock">
              <Icon name="lock" /> <span>{t("lock")}</span>
            </p>
          </div>
        </div>
      </section>
      <div className="wrap evidence">
        <noscript>
          <ByHand texts={evidence} locale={locale} letters={freeHelp.letters.kinds} />
        </noscript>
        <EvidenceWorkspace
          texts={evidence}
          locale={locale}
          country={env().FIRM_PROFILE}
          letters={{ en: lettersIn("en"), de: lettersIn("de"), "fr-CA": lettersIn("fr-CA") }}
          bookingPath={localizedPath(locale, "/booking")}
        />
      </div>
    </>
  );
}

/** The texts of the letters in the language of their recipients. */
function lettersIn(locale: Locale): LetterTexts {
  const { freeHelp, evidence } = messagesFor(locale);
  const { to, subject, end, kinds } = freeHelp.letters;
  return { to, subject, end, kinds, rails: evidence.rails, about: evidence.timeline.about };
}
