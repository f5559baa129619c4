"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";

import { Select } from "@/components/ui/select";
import { Field } from "@/components/ui/field";
import { textFields } from "@/lib/platform/forms/form-state";
import { localeNames } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { PreviewFrame } from "@/lib/site/firm-preview";

type Preview = { readonly frames: readonly PreviewFrame[] } | { readonly invalid: true } | "failed";

/** The pause in typing after which the preview is computed again, in milliseconds. */
const pause = 400;

/** Shows what visitors will read if the form around it is saved, in a language of the site. New lines are marked. */
export function FirmPreview({ languages }: { readonly languages: readonly Locale[] }) {
  const t = useTranslations("settingsForm.preview");
  const reader = useLocale() as Locale;
  const [language, setLanguage] = useState<Locale>(languages.includes(reader) ? reader : "en");
  const [preview, setPreview] = useState<Preview>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = box.current?.closest("form");
    if (!form) return undefined;
    let request = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    async function load(signal: AbortSignal, fields: Readonly<Record<string, string>>) {
      try {
        const response = await fetch("/api/staff/firm-preview", {
          method: "POST",
          signal,
          headers: { "accept-language": reader, "content-type": "application/json" },
          body: JSON.stringify({ fields, locale: language }),
        });
        setPreview(response.ok ? ((await response.json()) as Preview) : "failed");
      } catch {
        if (!signal.aborted) setPreview("failed");
      }
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
  }, [language, reader]);

  return (
    <div ref={box} className="stack-13">
      <Field id="preview-language" label={t("language")}>
        <Select
          id="preview-language"
          size="sm"
          value={language}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value as Locale)}
        >
          {languages.map((locale) => (
            <option key={locale} value={locale}>
              {localeNames[locale]}
            </option>
          ))}
        </Select>
      </Field>
      {preview === "failed" && <p className="mute">{t("failed")}</p>}
      {typeof preview === "object" && "invalid" in preview && <p className="mute">{t("invalid")}</p>}
      {typeof preview === "object" &&
        "frames" in preview &&
        preview.frames.map(({ name, lines }) => (
          <figure key={name} className="preview-frame">
            <figcaption>{t(`frames.${name}`)}</figcaption>
            <ul lang={language}>
              {lines.map(({ text, isNew }) => (
                <li key={text}>{isNew ? <ins>{text}</ins> : text}</li>
              ))}
            </ul>
          </figure>
        ))}
      <p className="mute">{t("note")}</p>
    </div>
  );
}

/** The form's fields without those that only compare versions. */
function typedFields(form: HTMLFormElement): Readonly<Record<string, string>> {
  const fields = Object.entries(textFields(new FormData(form)));
  return Object.fromEntries(fields.filter(([name]) => !/^(?:base|theirs|choice)\./.test(name)));
}
