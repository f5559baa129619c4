"use client";

import { useLocale } from "next-intl";
import { useEffect, useRef, useState } from "react";

import { textFields } from "@/lib/platform/forms/form-state";

/** The pause in typing after which the server is asked again, in milliseconds. */
const pause = 400;

/**
 * Asks the server what saving the form around `box` would change, now and after each pause in typing. The path of the
 * staff API gets `{ fields, locale }`; `language` is the language of the answer, by default the page's. The preview is
 * undefined until the first answer. The last answer stays while the next one is loading.
 */
export function useFormPreview<T>(path: `/api/staff/${string}`, language?: string) {
  const reader = useLocale();
  const locale = language ?? reader;
  const box = useRef<HTMLDivElement>(null);
  const [preview, setPreview] = useState<T | "failed">();
  const [isLoading, setLoading] = useState(true);

  useEffect(() => {
    const form = box.current?.closest("form");
    if (!form) return undefined;
    let request = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    async function load(signal: AbortSignal, fields: Readonly<Record<string, string>>) {
      setLoading(true);
      try {
        const response = await fetch(path, {
          method: "POST",
          signal,
          headers: { "accept-language": reader, "content-type": "application/json" },
          body: JSON.stringify({ fields, locale }),
        });
        setPreview(response.ok ? ((await response.json()) as T) : "failed");
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
      timer = setTimeout(() => form && void load(signal, typedFields(form)), wait);
    }
    const replan = () => plan(pause);
    plan(0);
    form.addEventListener("input", replan);
    return () => {
      request.abort();
      clearTimeout(timer);
      form.removeEventListener("input", replan);
    };
  }, [path, locale, reader]);

  return { box, preview, isLoading };
}

/** The form's fields without those that only compare versions. */
function typedFields(form: HTMLFormElement): Readonly<Record<string, string>> {
  const fields = Object.entries(textFields(new FormData(form)));
  return Object.fromEntries(fields.filter(([name]) => !/^(?:base|theirs|choice)\./.test(name)));
}
