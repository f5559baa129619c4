import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { pageMetadata } from "@/app/page-metadata";
import { BookLink } from "@/components/site/parts/book-link";
import { JsonLd } from "@/components/site/parts/json-ld";
import { LinkedText } from "@/components/site/parts/linked-text";
import { PageHead } from "@/components/site/parts/page-head";
import { QuestionList } from "@/components/site/parts/question-list";
import { QuickAnswers } from "@/components/site/parts/quick-answers";
import { loadTexts } from "@/lib/content/loaders/texts";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { isLocale } from "@/lib/platform/i18n/locales";
import { plainText } from "@/lib/site/linked-text";
import { loadOffering } from "@/lib/site/loaders/opening";
import { loadLowestPrice } from "@/lib/site/loaders/prices";
import { questionsIn } from "@/lib/site/questions";
import { faqPage } from "@/lib/site/structured-data/pages";

type Props = PageProps<"/[locale]/faq">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("faq");
  return pageMetadata({ locale, path: "/faq", title: t("title"), description: t("description") });
}

export default async function FaqPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations("faq");
  const [firm, offering, lowestPrice] = await Promise.all([loadFirm(), loadOffering(locale), loadLowestPrice(locale)]);
  const topics = questionsIn(await loadTexts(), locale, firm);
  const questions = topics
    .flatMap((topic) => topic.questions)
    .map((each) => ({ ...each, answer: plainText(each.answer) }));

  return (
    <>
      <PageHead
        path="/faq"
        title={t("title")}
        crumb={t("crumb")}
        lead={t("lead")}
        aside={<QuickAnswers offering={offering} lowestPrice={lowestPrice} />}
      >
        {topics.length > 0 && (
          <nav className="topic-links" aria-label={t("topics")}>
            <ul className="plain-list">
              {topics.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#topic-${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </PageHead>
      <div className="section">
        <div className="wrap">
          {topics.map((topic) => (
            <QuestionList key={topic.id} topic={topic} />
          ))}
          <section className="faq-end">
            <h2>{t("elseTitle")}</h2>
            <p>
              <LinkedText>{t("elseText", { free: offering.isFirstHourFree ? "yes" : "no" })}</LinkedText>
            </p>
            <BookLink opening={offering} variant="primary">
              {t("book")}
            </BookLink>
          </section>
        </div>
      </div>
      {questions.length > 0 && <JsonLd things={faqPage({ locale, path: "/faq", questions })} />}
    </>
  );
}
