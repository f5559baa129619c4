"use client";

import { useTranslations } from "next-intl";

import { Link } from "@/lib/platform/i18n/navigation";

import type { BoardQuestion } from "./carry";
import { topicPath } from "./paths";

export type BoardTopic = { readonly id: string; readonly key: string; readonly title: string };

type Props = {
  readonly topics: readonly BoardTopic[];
  readonly questions: readonly BoardQuestion[];
  readonly currentId: string | undefined;
};

/** The topics in their order, each with the number of its questions. */
export function TopicLinks({ topics, questions, currentId }: Props) {
  const t = useTranslations("questionBoard");
  return (
    <ol className="topic-list">
      {topics.map(({ id, key, title }) => (
        <li key={id}>
          <Link href={topicPath(key)} scroll={false} aria-current={id === currentId ? "true" : undefined}>
            <span>{title}</span>
            <span className="mute">
              {questions.filter(({ topicId }) => topicId === id).length}
              <span className="vh"> {t("inTopic")}</span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
