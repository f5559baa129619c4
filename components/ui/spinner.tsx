import clsx from "clsx";

/** A spinning ring. Screen readers do not announce it, so the element that contains it must say that it is loading. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span className={clsx("spin", className)} aria-hidden="true" />;
}
