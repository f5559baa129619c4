import { getTranslations } from "next-intl/server";

import { ContentHead } from "@/components/desk/content/content-tabs";
import { ChangeList } from "@/components/desk/content/questions/change-list";
import { DeletedTexts } from "@/components/desk/content/questions/deleted-texts";
import { QuestionBoard } from "@/components/desk/content/questions/question-board";
import { QuestionEditor } from "@/components/desk/content/questions/question-editor";
import { NewTopic, TopicForms } from "@/components/desk/content/questions/topic-forms";
import { toBoardQuestion } from "@/components/desk/content/questions/board-question";
import { PageNotice } from "@/components/desk/record/page-notice";
import { ClientMessages } from "@/components/layout/client-messages";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { moveText, placeQuestion } from "@/lib/content/actions/questions";
import { loadTextCounts } from "@/lib/content/loaders/counts";
import { loadQuestions, questionQuery } from "@/lib/content/loaders/questions";

import { staffPage } from "../../staff-page";

const bad = { partly: "warn", none: "bad" } as const;

/** The questions and their topics in the order of the page FAQ, with the drafts that are not published. */
const { generateMetadata, Page } = staffPage("/dashboard/content/questions", {
  title: "staffContent.questions.title",
  query: questionQuery,
  async render({ locale, query, staff, now }) {
    const { done, count, language } = query;
    const [loaded, counts] = await Promise.all([loadQuestions(staff, { locale, now }), loadTextCounts(staff)]);
    const { topics, changes, deleted, mayChange } = loaded;
    const t = await getTranslations("staffContent.questions");
    const all = topics.flatMap(({ questions }) => questions);
    const open = all.find(({ key }) => key === query.question);
    const topic = topics.find(({ id, key }) => (open ? id === open.topicId : key === query.topic)) ?? topics[0];
    return (
      <ClientMessages namespaces={["staffForm", "questionBoard", "linePreview", "errors"]}>
        <ContentHead
          current="questions"
          staff={staff}
          counts={counts}
          actions={
            mayChange &&
            topic && (
              <ButtonLink href={`/dashboard/content/questions/new?topic=${topic.key}`} variant="secondary">
                <Icon name="plus" size="s" /> {t("new")}
              </ButtonLink>
            )
          }
        />
        <div className="stack-34">
          <PageNotice
            notice={
              done && {
                code: done,
                message: t(`notices.${done}`, { count }),
                tone: done === "partly" || done === "none" ? bad[done] : "ok",
              }
            }
          />
          <p className="mute">
            {t("note", { count: all.length, topics: topics.length })} {t(mayChange ? "order" : "readOnly")}
          </p>
          <QuestionBoard
            topics={topics.map(({ id, key, title }) => ({ id, key, title }))}
            questions={all.map((question) => toBoardQuestion(question, { t, move: mayChange ? moveText : undefined }))}
            topicId={topic?.id ?? ""}
            open={
              open && {
                id: open.id,
                editor: <QuestionEditor question={open} language={language} topics={topics} mayChange={mayChange} />,
              }
            }
            place={mayChange ? placeQuestion : undefined}
            underTopics={mayChange && <NewTopic />}
            underQuestions={mayChange && topic && <TopicForms topic={topic} />}
          />
          {mayChange && <DeletedTexts deleted={deleted} topicIds={topics.map(({ id }) => id)} />}
          <ChangeList changes={changes} mayChange={mayChange} />
        </div>
      </ClientMessages>
    );
  },
});
export { generateMetadata, Page as default };
