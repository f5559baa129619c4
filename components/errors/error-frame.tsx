"use client";

import clsx from "clsx";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

type Props = {
  readonly className?: string;
  /** For the window, where the page failed before it had one of its own; that one comes first where it stands. */
  readonly title?: string;
  readonly children: ReactNode;
};

/** What an error screen says. It takes the focus: it may stand far above what was being read, and whoever listens would not hear of it. */
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
