import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { StaffForm } from "@/components/desk/form/staff-form";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { Section } from "@/components/desk/record/section";
import { LinkedText } from "@/components/site/parts/linked-text";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatCalendarDay } from "@/lib/platform/time/format";
import { dateTexts } from "@/lib/site/setup/actions";
import { hasSetup, loadReadings } from "@/lib/site/setup/loaders";

import { staffPage } from "../../staff-page";

/** The articles and questions that the product brings. An administrator reads them here and dates them. */
const { generateMetadata, Page } = staffPage("/dashboard/setup/texts", {
  title: "setup.texts.title",
  query: z.object({ done: z.enum(["articles", "questions"]).optional() }),
  async render({ locale, query: { done }, staff }) {
    if (!hasSetup()) return undefined;
    const { articles, topics, confirmedOn } = await loadReadings(staff, locale);
    const t = await getTranslations("setup.texts");
    const tSetup = await getTranslations("setup");
    const stateOf = (part: "articles" | "questions") => {
      const day = confirmedOn[part];
      return day === undefined ? t("unread") : t("read", { day: formatCalendarDay(day, locale) });
    };
    const questions = topics.reduce((sum, topic) => sum + topic.questions.length, 0);
    const variantOf = (part: "articles" | "questions") =>
      confirmedOn[part] !== undefined || (part === "questions" && confirmedOn.articles === undefined)
        ? ("secondary" as const)
        : ("gold" as const);
    return (
      <>
        <PageHeader
          title={t("title")}
          note={t("note")}
          crumbs={{ href: "/dashboard/setup", list: tSetup("title"), current: t("title") }}
        />
        <PageNotice
          notice={done && { code: done, message: t(done === "articles" ? "doneArticles" : "doneQuestions") }}
        />
        <p className="mute measure">{t("language")}</p>
        <Section id="articles" title={t("articles")} note={stateOf("articles")}>
          <ul className="claim-places">
            {articles.map(({ key, head }) => (
              <li key={key} data-row>
                <Link href={`/dashboard/setup/texts/${key}`}>{head.title}</Link>
                <span className="sub">{head.description}</span>
              </li>
            ))}
          </ul>
          <StaffForm
            action={dateTexts}
            values={{ part: "articles" }}
            submit={confirmedOn.articles === undefined ? t("dateArticles", { count: articles.length }) : t("again")}
            name={confirmedOn.articles === undefined ? undefined : `${t("again")}: ${t("articles")}`}
            variant={variantOf("articles")}
          />
        </Section>
        <Section id="questions" title={t("questions")} note={stateOf("questions")}>
          {topics.map((topic) => (
            <details key={topic.id} className="opener">
              <summary>
                {topic.title} ({topic.questions.length})
              </summary>
              <dl className="setup-questions">
                {topic.questions.map(({ id, question, answer }) => (
                  <div key={id}>
                    <dt>{question}</dt>
                    <dd>
                      <LinkedText>{answer}</LinkedText>
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
          ))}
          <StaffForm
            action={dateTexts}
            values={{ part: "questions" }}
            submit={confirmedOn.questions === undefined ? t("dateQuestions", { count: questions }) : t("again")}
            name={confirmedOn.questions === undefined ? undefined : `${t("again")}: ${t("questions")}`}
            variant={variantOf("questions")}
          />
        </Section>
      </>
    );
  },
});
export { generateMetadata, Page as default };
