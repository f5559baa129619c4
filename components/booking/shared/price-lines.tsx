import { Fragment } from "react";

export type PriceLinesProps = {
  readonly price: string;
  /** The firm's sentences on tax and payment. */
  readonly notes: readonly string[];
};

/** A price over what the firm says about it. */
export function PriceLines({ price, notes }: PriceLinesProps) {
  return (
    <>
      {price}
      {notes.map((note) => (
        <Fragment key={note}>
          <br />
          <span className="soft">{note}</span>
        </Fragment>
      ))}
    </>
  );
}
