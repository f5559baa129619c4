import clsx from "clsx";

/** A turning ring; the word beside it is what says that something is under way. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span className={clsx("spin", className)} aria-hidden="true" />;
}
