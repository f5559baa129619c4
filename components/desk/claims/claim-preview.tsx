"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";

import { PreviewLanguage } from "@/components/desk/form/preview-language";
import { useFormPreview } from "@/components/desk/form/use-form-preview";
import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { ClaimPreview as Preview } from "@/lib/site/claim-preview";

/**
 * Shows what visitors will read once two people have verified the claim in the form around it, and what they read until
 * then. A demonstration shows a claim at once, as a sample.
 */
export function ClaimPreview({ isDemo }: { readonly isDemo: boolean }) {
  const t = useTranslations("claims.preview");
  const [language, setLanguage] = useState(useLocale() as Locale);
  const { box, preview } = useFormPreview<Preview | { readonly state: "invalid" }>(
    "/api/staff/claim-preview",
    language,
  );
  return (
    <div ref={box} className="stack-13">
      <PreviewLanguage label={t("language")} languages={locales} language={language} choose={setLanguage} />
      <h3>{t("verified")}</h3>
      <figure className="preview-frame">
        <figcaption>{t("page")}</figcaption>
        <div className="claim-preview" aria-live="polite">
          <Shown preview={preview} language={language} />
        </div>
      </figure>
      <h3>{t("until")}</h3>
      <p>{t(isDemo ? "untilDemo" : "untilLive")}</p>
    </div>
  );
}

type ShownProps = {
  readonly preview: Preview | { readonly state: "invalid" } | "failed" | undefined;
  readonly language: Locale;
};

function Shown({ preview, language }: ShownProps) {
  const t = useTranslations("claims.preview");
  if (preview === undefined) return <p className="mute">{t("loading")}</p>;
  if (preview === "failed") return <p className="mute">{t("failed")}</p>;
  if (preview.state !== "shown") return <p className="mute">{t(preview.state)}</p>;
  const { title, text, facts, isEnglish } = preview;
  return (
    <>
      <div lang={language}>
        <p className="claim-preview-title" lang={isEnglish ? "en" : undefined}>
          {title}
        </p>
        {text && <p lang={isEnglish ? "en" : undefined}>{text}</p>}
        <dl>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {isEnglish && <p className="mute">{t("english")}</p>}
    </>
  );
}
