"use client";

import { useState } from "react";

import { Button } from "@/components/ui/button";
import { Radio } from "@/components/ui/check";
import { letterOf, letterText } from "@/lib/evidence/letters";
import type { LetterTexts } from "@/lib/evidence/letters";
import type { Work } from "@/lib/evidence/work";
import type { Locale } from "@/lib/platform/i18n/locales";
import { letterKinds } from "@/lib/plan/letters";
import type { LetterKind } from "@/lib/plan/letters";

import type { EvidenceTexts } from "../texts";

type Props = {
  readonly texts: EvidenceTexts;
  readonly work: Work;
  readonly letters: Readonly<Record<Locale, LetterTexts>>;
  /** The language of the recipients. */
  readonly language: Locale;
  readonly onLanguage: (language: Locale) => void;
  /** The page's own language, for the names of the letters. */
  readonly locale: Locale;
};

/** The letters with the facts of the table, to read and to copy. */
export function LetterPreview({ texts: { kit }, work, letters, language, onLanguage, locale }: Props) {
  const [kind, setKind] = useState<LetterKind>("bank-recall");
  const [copied, setCopied] = useState("");
  const letter = letterOf(kind, work, letters[language], language);
  const text = letterText(letter);
  return (
    <div className="evidence-letters">
      <div>
        <fieldset>
          <legend>{kit.kind}</legend>
          {letterKinds.map((each) => (
            <Radio
              key={each}
              id={`letter-${each}`}
              name="letter"
              checked={each === kind}
              onChange={() => setKind(each)}
              label={letters[locale].kinds[each].title}
            />
          ))}
        </fieldset>
        <fieldset className="evidence-row">
          <legend>{kit.language}</legend>
          {(Object.keys(letters) as Locale[]).map((each) => (
            <Radio
              key={each}
              id={`language-${each}`}
              name="language"
              checked={each === language}
              onChange={() => onLanguage(each)}
              label={kit.languages[each]}
            />
          ))}
        </fieldset>
      </div>
      <div>
        <section className="evidence-letter" aria-label={kit.letter} lang={language}>
          <p>
            {letters[language].to} {letter.to}
          </p>
          <p>
            <b>{letter.subject}</b>
          </p>
          {letter.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <div className="evidence-row">
          <Button
            variant="secondary"
            onClick={() =>
              void navigator.clipboard.writeText(text).then(
                () => setCopied(text),
                () => setCopied(""),
              )
            }
          >
            {kit.copy}
          </Button>
          <span role="status">{copied === text && kit.copied}</span>
        </div>
      </div>
    </div>
  );
}
