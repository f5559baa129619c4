import { LinkedText } from "@/components/site/linked-text";
import { Icon } from "@/components/ui/icon";

import type { Question } from "./questions";

type Topic = { readonly id: string; readonly title: string; readonly questions: readonly Question[] };

/**
 * The questions of one topic, answers folded away. The anchor stands within the fold: a browser that goes to it opens
 * the fold by itself, without a script.
 */
export function QuestionList({ topic: { id, title, questions } }: { readonly topic: Topic }) {
  return (
    <section className="topic" id={`topic-${id}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="accordion">
        {questions.map((each) => (
          <details key={each.id}>
            <summary>
              <h3>{each.question}</h3>
              <Icon name="chevron-down" size="s" />
            </summary>
            <div className="answer" id={each.id}>
              <p>
                <LinkedText>{each.answer}</LinkedText>
              </p>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
