"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";

import { StaffForm } from "@/components/desk/form/staff-form";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import { addPrefix } from "@/lib/platform/i18n/prefix";

import { nextOf, pickUp, questionsAt } from "./carry";
import type { BoardQuestion, Carry } from "./carry";
import { CarryBar } from "./carry-bar";
import { topicPath } from "./paths";
import { QuestionRow } from "./question-row";
import { TopicLinks } from "./topic-links";
import type { BoardTopic } from "./topic-links";
import { useCarry } from "./use-carry";

type Props = {
  readonly topics: readonly BoardTopic[];
  readonly questions: readonly BoardQuestion[];
  /** The id of the shown topic. */
  readonly topicId: string;
  /** The open question with its form. */
  readonly open: { readonly id: string; readonly editor: ReactNode } | undefined;
  /** Puts a question down. Undefined if the staff member may not change the order. */
  readonly place: FormAction | undefined;
  /** Below the list of topics, and below the questions. */
  readonly underTopics: ReactNode;
  readonly underQuestions: ReactNode;
};

/** The topics, and the questions of one of them in their order, which the keyboard and the pointer can change. */
export function QuestionBoard({ topics, questions, topicId, open, place, underTopics, underQuestions }: Props) {
  const t = useTranslations("questionBoard");
  const router = useRouter();
  const locale = useLocale() as Locale;
  const form = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLElement>(null);
  const [sent, setSent] = useState<Carry>();
  const [last, setLast] = useState("");
  const { carry, isDragged, show, ...handlers } = useCarry({
    questions,
    topicIds: topics.map(({ id }) => id),
    putDown: send,
  });
  // After a move, the page has new versions. Until then, the question stays at its new place.
  const versions = questions.map(({ id, version }) => `${id} ${version}`).join();
  const [shownVersions, setShownVersions] = useState(versions);
  if (shownVersions !== versions) {
    setShownVersions(versions);
    setSent(undefined);
    show(undefined);
  }

  useEffect(() => {
    if (sent) form.current?.querySelector("form")?.requestSubmit();
  }, [sent]);
  // A row that changes places leaves the document for a moment and loses the focus.
  const focused = useRef<string>(undefined);
  useEffect(() => {
    const id = carry?.id ?? focused.current;
    focused.current = carry?.id;
    if (id !== undefined) board.current?.querySelector<HTMLElement>(`[data-question="${id}"] .grip`)?.focus();
  }, [carry]);

  /** Sends the new place of a question. At its old place, it is only put down. */
  function send(target: Carry) {
    const question = questions.find(({ id }) => id === target.id);
    const from = question && pickUp(questions, question);
    if (from?.topicId === target.topicId && from.index === target.index) show(undefined);
    else setSent(target);
  }

  const putDown: FormAction = async (previous, submitted) => {
    const state = (await place?.(previous, submitted)) ?? previous;
    const topic = topics.find(({ id }) => id === submitted.get("topicId"));
    const question = questions.find(({ id }) => id === submitted.get("id"));
    if (state.status === "done") {
      setLast(t("done", { title: question?.title ?? "", topic: topic?.title ?? "" }));
      if (topic && question && topic.id !== question.topicId) router.push(addPrefix(locale, topicPath(topic.key)));
    } else {
      setSent(undefined);
      show(undefined);
    }
    return state;
  };

  const shownTopic = topics.find(({ id }) => id === (carry?.topicId ?? topicId));
  const rows = shownTopic ? questionsAt(questions, shownTopic.id, carry) : [];
  const carried = questions.find(({ id }) => id === carry?.id);
  return (
    <div className="question-board">
      <section className="desk-section" aria-labelledby="topics">
        <div className="section-head">
          <h2 id="topics">{t("topics")}</h2>
        </div>
        <TopicLinks topics={topics} questions={questions} currentId={shownTopic?.id} />
        {underTopics}
      </section>
      {shownTopic && (
        <section className="desk-section" aria-labelledby="questions" ref={board}>
          <div className="section-head">
            <h2 id="questions">{shownTopic.title}</h2>
            <span className="mute">{t("count", { count: rows.length })}</span>
          </div>
          <CarryBar
            carried={
              carry &&
              carried && {
                title: carried.title,
                topic: shownTopic.title,
                place: carry.index + 1,
                count: rows.length,
                from: pickUp(questions, carried).index + 1,
              }
            }
            last={last}
            isDragged={isDragged}
            putDown={() => carry && send(carry)}
            putBack={() => show(undefined)}
          />
          {place && (
            <div ref={form} className="undo-form">
              <StaffForm
                action={putDown}
                submit={t("putDown")}
                values={{
                  id: sent?.id ?? "",
                  version: String(questions.find(({ id }) => id === sent?.id)?.version ?? ""),
                  topicId: sent?.topicId ?? "",
                  before: sent ? nextOf(questions, sent) : "",
                }}
              />
            </div>
          )}
          {rows.length === 0 && <p className="mute">{t("empty")}</p>}
          <ol className="question-list">
            {rows.map((question) => (
              <QuestionRow
                key={question.id}
                question={question}
                topicKey={shownTopic.key}
                isOpen={open?.id === question.id}
                isCarried={carry?.id === question.id}
                isMovable={place !== undefined}
                onKeyDown={handlers.onKeyOf(question)}
                onGripClick={handlers.onClickOf(question)}
                onGripPress={handlers.onPressOf(question)}
              >
                {open?.id === question.id && open.editor}
              </QuestionRow>
            ))}
          </ol>
          {underQuestions}
        </section>
      )}
    </div>
  );
}
