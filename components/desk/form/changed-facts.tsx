"use client";

import { HiddenFields } from "@/components/forms/hidden-fields";
import type { FormState } from "@/lib/platform/forms/form-state";

/** The facts of a booking that a form shows, as formatted texts. */
export type ComparedFacts = {
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  readonly texts: Readonly<Record<"caption" | "what" | "before" | "now", string>>;
};

const nameOf = (index: number) => `seen.${index}`;

/**
 * Hidden fields with the facts that the page showed. If the server refuses the form because the booking has changed
 * since then, `ChangedFacts` compares them with the current facts.
 */
export function SeenFacts({ facts }: Pick<ComparedFacts, "facts">) {
  return <HiddenFields values={Object.fromEntries(facts.map(({ value }, index) => [nameOf(index), value]))} />;
}

/**
 * Lists each changed fact with its old and its new value. It is shown if the server refused the form because the
 * booking has changed since the page was rendered.
 */
export function ChangedFacts({ state, facts, texts }: ComparedFacts & { readonly state: FormState }) {
  if (state.status !== "failed" || state.error !== "RESOURCE_CONFLICT") return null;
  const { values } = state;
  const changed = facts.flatMap(({ term, value }, index) => {
    const seen = values[nameOf(index)];
    return seen === undefined || seen === value ? [] : [{ term, seen, value }];
  });
  if (changed.length === 0) return null;
  return (
    <div className="table-box conflict">
      <table role="table" className="data-table data-table--list">
        <caption>{texts.caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {[texts.what, texts.before, texts.now].map((title) => (
              <th key={title} scope="col" role="columnheader">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {changed.map(({ term, seen, value }) => (
            <tr key={term} role="row">
              <th scope="row" role="rowheader" className="cell-main">
                {term}
              </th>
              <td role="cell" className="cell-row" data-label={texts.before}>
                <del>{seen}</del>
              </td>
              <td role="cell" className="cell-row" data-label={texts.now}>
                <ins>{value}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
