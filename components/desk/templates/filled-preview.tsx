"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";

import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { fill, replyText } from "@/lib/inquiry/templates/placeholders";
import type { Texts } from "@/lib/inquiry/templates/placeholders";
import type { SampleWords } from "@/lib/inquiry/templates/words";
import { textFields } from "@/lib/platform/forms/form-state";
import { localeNames, locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { languageControl } from "@/lib/platform/parse/field-names";

type Props = {
  /** The name of the form's field with the texts. */
  readonly field: string;
  /** The stored texts. */
  readonly texts: Texts;
  readonly words: SampleWords;
  /** The signatures below the texts. Undefined if the texts are signatures. */
  readonly signatures?: Texts;
  /** What replaces an empty text. Undefined if an empty text is not used. */
  readonly instead?: Texts;
};

const kinds = ["ordinary", "discreet"] as const;

/**
 * Shows what an invented client would read in each language, side by side. It follows what is typed into the form
 * around it; outside a form, and without JavaScript, it shows the stored texts.
 */
export function FilledPreview({ field, texts, words, signatures, instead }: Props) {
  const t = useTranslations("templatePreview");
  const [kind, setKind] = useState<(typeof kinds)[number]>("ordinary");
  const { box, typed } = useTyped(field, texts);

  function shown(locale: Locale): string {
    const text = typed[locale].trim() || instead?.[locale] || "";
    if (text === "") return "";
    const filled = words[locale][kind];
    return signatures ? replyText(text, signatures[locale], filled) : fill(text, filled);
  }

  return (
    <div ref={box} className="stack-13">
      <Field id={`${field}-preview`} label={t("kind")}>
        <Select
          id={`${field}-preview`}
          size="sm"
          // A controlled list would be set back by the rendering that its own input event causes.
          defaultValue={kind}
          autoComplete="off"
          onChange={({ currentTarget }) => setKind(currentTarget.value === "discreet" ? "discreet" : "ordinary")}
        >
          {kinds.map((each) => (
            <option key={each} value={each}>
              {t(`kinds.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      <div className="preview-columns">
        {locales.map((locale) => (
          <figure key={locale} className="preview-frame">
            <figcaption lang={locale}>{localeNames[locale]}</figcaption>
            {shown(locale) === "" ? (
              <p className="mute">{t("empty")}</p>
            ) : (
              <p className="written-text" lang={locale}>
                {shown(locale)}
              </p>
            )}
          </figure>
        ))}
      </div>
    </div>
  );
}

/** The texts of a field in the form around `box`, as they are typed. */
function useTyped(field: string, stored: Texts) {
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Texts>();
  useEffect(() => {
    const form = box.current?.closest("form");
    if (!form) return undefined;
    const read = () => {
      const fields = textFields(new FormData(form));
      const inEach = locales.map((locale) => [locale, fields[languageControl(field, locale)] ?? ""]);
      setTyped(Object.fromEntries(inEach) as Texts);
    };
    read();
    form.addEventListener("input", read);
    return () => form.removeEventListener("input", read);
  }, [field]);
  return { box, typed: typed ?? stored };
}
