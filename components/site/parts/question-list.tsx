import { Icon } from "@/components/ui/icon";
import type { Question } from "@/lib/site/questions";

import { LinkedText } from "./linked-text";

type Props = {
  readonly topic: Topic;
  /** Whether the answers are expanded, as in the preview of a question. */
  readonly isOpen?: boolean;
};

type Topic = { readonly id: string; readonly title: string; readonly questions: readonly Question[] };

/**
 * The questions of one topic with collapsed answers. A link to a question points to the id of its answer. The answer is
 * inside a `details` element, so the browser expands it without a script when a visitor follows the link.
 */
export function QuestionList({ topic: { id, title, questions }, isOpen }: Props) {
  return (
    <section className="topic" id={`topic-${id}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="accordion">
        {questions.map(({ id: questionId, question, answer }) => (
          <details key={questionId} open={isOpen}>
            <summary>
              <h3>{question}</h3>
              <Icon name="chevron-down" size="s" />
            </summary>
            <div className="answer" id={questionId}>
              <p>
                <LinkedText>{answer}</LinkedText>
              </p>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
