"use client";

import clsx from "clsx";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

/** What an error screen says. It takes the focus: it may stand far above what was being read, and whoever listens would not hear of it. */
export function ErrorFrame({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div ref={frame} className={clsx("error-screen", className)} role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}
