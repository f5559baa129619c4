import type { ReactNode } from "react";

type Props = {
  readonly legend: ReactNode;
  readonly hint?: string | undefined;
  /** The answers, as `Radio`s. */
  readonly children: ReactNode;
};

/** A question with a few answers, of which one can be chosen. Each answer is a tile that can be pressed as a whole. */
export function Tiles({ legend, hint, children }: Props) {
  return (
    <fieldset className="stack">
      <legend className="label">{legend}</legend>
      {hint && <p>{hint}</p>}
      <div className="tiles">{children}</div>
    </fieldset>
  );
}
