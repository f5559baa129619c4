"use client";

import { useEffect, useRef, useState } from "react";

import { derivedFrom } from "@/lib/statistics/derived-event";
import { googleFramePath } from "@/lib/platform/security/google-frame-path";
import { agreedIn, allowedReports, visitorIn } from "@/lib/privacy/google/reports";
import type { GoogleEvent } from "@/lib/privacy/google/reports";
import type { FromFrame, Page, ToFrame } from "@/lib/privacy/google/frame";

type Props = { readonly visitor: string; readonly page: Page; readonly route: string };

/**
 * The invisible frame with Google's scripts (`lib/privacy/google/frame.ts`). It learns of each page view, and the page
 * sends what `allowedReports` lets through. Without this component, as on the next page that Google may not count, the
 * frame and every script in it are gone.
 */
export function GoogleFrame({ visitor, page, route }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const { page_location, page_title } = page;

  useEffect(() => {
    const known: Page = { page_location, page_title, page_referrer: "" };
    const tell = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, "*");
    const tellEvent = (name: GoogleEvent) => tell({ kind: "event", name, page: known });
    function hear({ source, data }: MessageEvent<FromFrame>): void {
      if (source === null || source !== frame.current?.contentWindow) return;
      if (data.kind === "send") return sendReports(data, known);
      const isAdvertisingAgreed = agreedIn(document.cookie)?.includes("advertising") ?? false;
      tell({ kind: "start", visitor, isAdvertisingAgreed, page: known });
      setReady(true);
    }
    function hearClick({ target }: MouseEvent): void {
      if (target instanceof Element && target.closest("a")?.protocol === "tel:") tellEvent("phone_call");
    }
    addEventListener("message", hear);
    addEventListener("click", hearClick, { capture: true, passive: true });
    if (isReady) {
      tellEvent("page_view");
      if (derivedFrom(route) === "service_interest") tellEvent("service_interest");
    }
    return () => {
      removeEventListener("message", hear);
      removeEventListener("click", hearClick, { capture: true });
    };
  }, [visitor, page_location, page_title, route, isReady]);

  return (
    <iframe
      ref={frame}
      src={googleFramePath}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      hidden
      aria-hidden="true"
      tabIndex={-1}
      title="Google"
    />
  );
}

/** Sends the allowed part of what a script in the frame tried to send, unless the visitor has withdrawn meanwhile. */
function sendReports({ url, body }: { readonly url: string; readonly body: string }, page: Page): void {
  const visitor = visitorIn(document.cookie);
  if (visitor === undefined) return;
  for (const report of allowedReports({ url: String(url), body: String(body) }, { ...page, visitor })) {
    const options = { method: "POST", mode: "no-cors", credentials: "omit", referrerPolicy: "no-referrer" } as const;
    void fetch(report, { ...options, keepalive: true }).catch(() => {});
  }
}
