import { Fragment } from "react";

import type { WithdrawalText } from "@/lib/booking/change/withdrawal-texts/instructions";

import { Prose } from "./prose";

type Props = { readonly text: WithdrawalText; readonly lang: string };

/**
 * The instructions on withdrawal that the law prescribes, and the model form. The test of reading grades leaves out
 * words that are marked with `data-prescribed`.
 */
export function WithdrawalInstructions({ text, lang }: Props) {
  return (
    <div lang={lang} data-prescribed>
      <Prose>
        <h3>{text.title}</h3>
        {[text.right, text.effects].map(({ title, paragraphs }) => (
          <Fragment key={title}>
            <h4>{title}</h4>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Fragment>
        ))}
        <h3>{text.form.title}</h3>
        <p>{text.form.lead}</p>
        <ul>
          {text.form.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{text.form.note}</p>
      </Prose>
    </div>
  );
}
