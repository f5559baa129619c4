"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";

import { textFields } from "@/lib/platform/forms/form-state";
import type { PreviewCard } from "@/lib/services/desk/preview-card";

import { PreviewCards } from "./preview-cards";
import { PreviewTimes } from "./preview-times";
import type { PreviewedDay } from "./preview-times";

type Preview =
  | { readonly days: readonly PreviewedDay[]; readonly cards: readonly PreviewCard[] }
  | { readonly invalid: readonly string[] };

/** The pause in typing after which the preview is computed again, in milliseconds. */
const pause = 400;

/**
 * Shows what visitors will see if the form around it is saved: the times of the coming two weeks and the card of the
 * service. The server computes both from the typed values.
 */
export function ServicePreview() {
  const t = useTranslations("servicePreview");
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const [preview, setPreview] = useState<Preview | "failed">();
  const [isLoading, setLoading] = useState(true);

  useEffect(() => {
    const form = box.current?.closest("form");
    if (!form) return undefined;
    let request = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    async function load(signal: AbortSignal, fields: Readonly<Record<string, string>>) {
      setLoading(true);
      try {
        const response = await fetch("/api/staff/service-preview", {
          method: "POST",
          signal,
          headers: { "accept-language": locale, "content-type": "application/json" },
          body: JSON.stringify({ fields, locale }),
        });
        setPreview(response.ok ? ((await response.json()) as Preview) : "failed");
      } catch {
        if (signal.aborted) return;
        setPreview("failed");
      }
      setLoading(false);
    }
    function plan(wait: number) {
      request.abort();
      request = new AbortController();
      clearTimeout(timer);
      const { signal } = request;
      timer = setTimeout(() => form && void load(signal, previewedFields(form, locale)), wait);
    }
    const replan = () => plan(pause);
    plan(0);
    form.addEventListener("input", replan);
    return () => {
      request.abort();
      clearTimeout(timer);
      form.removeEventListener("input", replan);
    };
  }, [locale]);

  return (
    <div ref={box} className="service-preview" aria-busy={isLoading}>
      {preview === undefined && <p className="mute">{t("loading")}</p>}
      {preview === "failed" && <p className="mute">{t("failed")}</p>}
      {typeof preview === "object" && "invalid" in preview && <p className="mute">{t("invalid")}</p>}
      {typeof preview === "object" && "days" in preview && (
        <>
          <PreviewTimes days={preview.days} />
          <PreviewCards cards={preview.cards} />
        </>
      )}
    </div>
  );
}

/** The form's fields without those that only compare versions. The amounts are read in the language of the page. */
function previewedFields(form: HTMLFormElement, locale: string): Readonly<Record<string, string>> {
  const fields = Object.entries(textFields(new FormData(form)));
  return { ...Object.fromEntries(fields.filter(([name]) => !/^(?:base|theirs|choice)\./.test(name))), locale };
}
