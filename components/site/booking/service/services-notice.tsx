"use client";

import { useEffect, useRef } from "react";
import { useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { useToast } from "@/components/ui/toaster";

/** The notices of the booking pages. Each notice has a title and a text in the catalogues. */
export type Notice = "connectionError" | "serverError" | "loadFailed" | "bookingReset" | "operationFailed";

/** Shows a notice as a toast. If JavaScript is off, the notice is an alert in the page. */
export function ServicesNotice({ notice }: { readonly notice: Notice }) {
  const t = useTranslations("booking.notices");
  const { show } = useToast();
  const isShown = useRef(false);
  const title = t(`${notice}.title`);
  const text = t(`${notice}.text`);
  useEffect(() => {
    if (isShown.current) return;
    isShown.current = true;
    show({ tone: notice === "bookingReset" ? "info" : "warn", title, description: text });
  }, [show, notice, title, text]);
  return (
    <noscript>
      <Alert tone="warn" title={title}>
        {text}
      </Alert>
    </noscript>
  );
}
