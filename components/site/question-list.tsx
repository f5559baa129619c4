import { Icon } from "@/components/ui/icon";
import type { Question } from "@/lib/site/questions";

import { LinkedText } from "./linked-text";

type Topic = { readonly id: string; readonly title: string; readonly questions: readonly Question[] };

/**
 * The questions of one topic with collapsed answers. The anchor is inside the `details` element. When the browser
 * navigates to the anchor, it therefore expands the answer without a script.
 */
export function QuestionList({ topic: { id, title, questions } }: { readonly topic: Topic }) {
  return (
    <section className="topic" id={`topic-${id}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="accordion">
        {questions.map(({ id: questionId, question, answer }) => (
          <details key={questionId}>
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
