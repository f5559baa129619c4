"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";

import { ErrorScreen } from "./error-screen";
import { failureOf } from "./rejection";

/**
 * A page's main part. A promise that nobody caught shows the error screen in its place, as the specification has it; what
 * stood there is hidden, not gone, for nothing of it broke: a form comes back with all that was typed.
 */
export function Main({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  const path = usePathname();
  const [failed, setFailed] = useState<{ readonly error: Error; readonly path: string } | null>(null);
  const stood = useRef<{ readonly y: number; readonly focus: Element | null; readonly path: string }>(undefined);
  useEffect(() => {
    const onRejection = ({ reason }: PromiseRejectionEvent) => {
      const error = failureOf(reason);
      if (!error) return;
      stood.current ??= { y: scrollY, focus: document.activeElement, path };
      setFailed({ error, path });
    };
    addEventListener("unhandledrejection", onRejection);
    return () => removeEventListener("unhandledrejection", onRejection);
  }, [path]);
  // Whoever goes on to another page leaves the failure behind.
  const error = failed?.path === path ? failed.error : undefined;

  // Tried again, the reader is back where the failure found them.
  useEffect(() => {
    if (error || !stood.current) return;
    const { y, focus, path: where } = stood.current;
    stood.current = undefined;
    if (where !== path) return;
    if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
    scrollTo({ top: y, behavior: "instant" });
  }, [error, path]);

  return (
    <main id="main" className={className} data-stopped={error ? "" : undefined}>
      {error && <ErrorScreen error={error} retry={() => setFailed(null)} />}
      {children}
    </main>
  );
}
