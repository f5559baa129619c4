import clsx from "clsx";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

type Props = {
  readonly className?: string;
  /** The document title of a page that failed before it set its own. A title that the page has set takes precedence. */
  readonly title?: string;
  readonly children: ReactNode;
};

/**
 * The frame of every error screen. It takes the focus, because otherwise screen reader users would not notice it, and
 * it may be far above the visible part of the page.
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
