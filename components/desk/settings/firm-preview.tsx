"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";

import { PreviewLanguage } from "@/components/desk/form/preview-language";
import { useFormPreview } from "@/components/desk/form/use-form-preview";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { PreviewFrame } from "@/lib/site/firm-preview";

type Preview = { readonly frames: readonly PreviewFrame[] } | { readonly invalid: true };

/** Shows what visitors will read if the form around it is saved, in a language of the site. New lines are marked. */
export function FirmPreview({ languages }: { readonly languages: readonly Locale[] }) {
  const t = useTranslations("settingsForm.preview");
  const reader = useLocale() as Locale;
  const [language, setLanguage] = useState<Locale>(languages.includes(reader) ? reader : "en");
  const { box, preview } = useFormPreview<Preview>("/api/staff/firm-preview", language);

  return (
    <div ref={box} className="stack-13">
      <PreviewLanguage label={t("language")} languages={languages} language={language} choose={setLanguage} />
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
