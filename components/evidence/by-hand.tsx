import { localizedPath } from "@/lib/platform/i18n/paths";
import type { Locale } from "@/lib/platform/i18n/locales";
import { letterKinds, letterPath } from "@/lib/plan/letters";
import type { LetterKind } from "@/lib/plan/letters";

import type { EvidenceTexts } from "./texts";

type Props = {
  readonly texts: EvidenceTexts;
  readonly locale: Locale;
  readonly letters: Readonly<Record<LetterKind, { readonly title: string }>>;
};

const rows = Array.from({ length: 12 }, (_, row) => row + 1);

/** The page without JavaScript: what to write down, an empty table to print, and the letters to fill in by hand. */
export function ByHand({ texts: { byHand, table }, locale, letters }: Props) {
  return (
    <div className="evidence-part">
      <p>{byHand.text}</p>
      <ul>
        {Object.values(byHand.write).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <table className="evidence-blank">
        <caption>{byHand.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{byHand.number}</th>
            {[table.when, table.amount, table.how, table.to].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              <td />
              <td />
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{byHand.letters}</h2>
      <ul>
        {letterKinds.map((kind) => (
          <li key={kind}>
            <a href={localizedPath(locale, letterPath(kind))}>{letters[kind].title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
