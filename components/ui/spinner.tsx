import clsx from "clsx";

/** A spinning ring. It is hidden from screen readers, so the text next to it must say that something is loading. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span className={clsx("spin", className)} aria-hidden="true" />;
}
