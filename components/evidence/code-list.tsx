import type { Identifier } from "@/lib/transfers/kinds";

import type { EvidenceTexts } from "./texts";

type Props = { readonly texts: EvidenceTexts; readonly identifiers: readonly Identifier[] };

/** Who they were: the accounts, addresses, phone numbers and sites of the text. No address becomes a link. */
export function CodeList({ texts: { parties, kinds, checks }, identifiers }: Props) {
  return (
    <section className="evidence-part" aria-labelledby="parties-title">
      <h2 id="parties-title">{parties.title}</h2>
      <p>{parties.hint}</p>
      <ul className="evidence-list">
        {identifiers.slice(0, 200).map(({ kind, value, check, networks }) => (
          <li key={`${kind} ${value}`}>
            <b>{kinds[kind]}</b> {networks?.length === 1 && `(${networks[0]}) `}
            <span className="evidence-code">{value}</span>{" "}
            {(check === "failed" || check === "length-unusual") && checks[check]}
          </li>
        ))}
      </ul>
    </section>
  );
}
