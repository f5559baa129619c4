import { Fragment } from "react";
import type { ReactNode } from "react";

type PriceProps = {
  readonly price: ReactNode;
  /** The firm's sentences on tax and payment. */
  readonly notes: readonly string[];
};

/** A price with the firm's notes below it. */
export function PriceLines({ price, notes }: PriceProps) {
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

/** A day with the time below it. */
export function DayAndTime({ day, time }: { readonly day: string; readonly time: string }) {
  return (
    <>
      {day},
      <br />
      {time}
    </>
  );
}
