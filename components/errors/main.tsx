"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";

import { ErrorScreen } from "./error-screen";
import { missingChunk } from "./load-chunk";
import { failureOf } from "./rejection";
import { rememberShownPath } from "./server-page";

/**
 * The `<main>` element of a page. After an unhandled rejection, it shows the error screen instead of the page's
 * content, as the specification demands. The content is only hidden, so that its forms keep the visitor's input. If the
 * error is a missing chunk, the content stays visible below the error screen.
 */
export function Main({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  const path = usePathname();
  const [failed, setFailed] = useState<{ readonly error: Error; readonly path: string } | null>(null);
  const before = useRef<{ readonly y: number; readonly focus: Element | null; readonly path: string }>(undefined);
  useEffect(() => rememberShownPath(path), [path]);
  useEffect(() => {
    const onRejection = ({ reason }: PromiseRejectionEvent) => {
      const error = failureOf(reason);
      if (!error) return;
      before.current ??= { y: scrollY, focus: document.activeElement, path };
      setFailed({ error, path });
    };
    addEventListener("unhandledrejection", onRejection);
    return () => removeEventListener("unhandledrejection", onRejection);
  }, [path]);
  // An error is shown only on the page on which it happened.
  const error = failed?.path === path ? failed.error : undefined;

  // Restores the scroll position and the focus after a retry.
  useEffect(() => {
    if (error || !before.current) return;
    const { y, focus, path: where } = before.current;
    before.current = undefined;
    if (where !== path) return;
    if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
    scrollTo({ top: y, behavior: "instant" });
  }, [error, path]);

  return (
    <main id="main" className={className} data-stopped={error && missingChunk(error) === undefined ? "" : undefined}>
      {error && <ErrorScreen error={error} retry={() => setFailed(null)} isAbovePage />}
      {children}
    </main>
  );
}
