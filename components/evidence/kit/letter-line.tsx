import type { Piece } from "@/lib/evidence/sentences";

type Props = {
  readonly pieces: readonly Piece[];
  /** What a screen reader says in place of a gap. */
  readonly missing: string;
};

/** A line of a letter. Facts of the visitor are underlined, and a fact that is not known is a gap. */
export function LetterLine({ pieces, missing }: Props) {
  return pieces.map(({ text, isFact }, at) =>
    isFact ? (
      <span key={`${at} ${text}`} className={text === "" ? "evidence-gap" : "evidence-fact"}>
        {text === "" ? <span className="vh">{missing}</span> : text}
      </span>
    ) : (
      text
    ),
  );
}
