import type { ReactNode } from "react";

export type Fact = { readonly term: string; readonly value: ReactNode };

/** A list of terms and values with a line between the rows. Terms without a value are left out. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts
        .filter(({ value }) => Boolean(value))
        .map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
