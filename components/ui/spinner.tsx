import clsx from "clsx";

/** A spinning ring. The text next to it tells screen readers that something is loading. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span className={clsx("spin", className)} aria-hidden="true" />;
}
