import type { WithdrawalText } from "@/lib/booking/withdrawal-texts/instructions";

type Props = { readonly text: WithdrawalText; readonly lang: string };

/** The instructions on withdrawal that the law prescribes, and the model form. */
export function WithdrawalInstructions({ text, lang }: Props) {
  return (
    <div lang={lang}>
      <h3>{text.title}</h3>
      {[text.right, text.effects].map(({ title, paragraphs }) => (
        <div key={title}>
          <h4>{title}</h4>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="break-words">
              {paragraph}
            </p>
          ))}
        </div>
      ))}
      <h3>{text.form.title}</h3>
      <p>{text.form.lead}</p>
      <ul>
        {text.form.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{text.form.note}</p>
    </div>
  );
}
