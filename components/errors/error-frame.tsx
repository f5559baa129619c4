import clsx from "clsx";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

type Props = {
  readonly className?: string;
  /** The document title of a page that failed before it set its own. If the page has set one, that one wins. */
  readonly title?: string;
  readonly children: ReactNode;
};

/**
 * The frame of every error screen. It takes the focus, because it may be far above the visible part of the page and
 * screen reader users would not notice it.
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
