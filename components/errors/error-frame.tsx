import clsx from "clsx";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

type Props = {
  readonly className?: string;
  /** The document title for a page that failed before it set a title. A title that the page has set is kept. */
  readonly title?: string;
  readonly children: ReactNode;
};

/**
 * The frame of every error screen. It takes the focus, so that screen reader users notice it and the browser scrolls to
 * it.
 */
export function ErrorFrame({ className, title, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div ref={frame} className={clsx("error-screen", className)} role="alert" tabIndex={-1}>
      {title && <title>{title}</title>}
      {children}
    </div>
  );
}
