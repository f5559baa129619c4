"use client";

import { useState } from "react";

import { Button } from "@/components/ui/button";
import { Radio } from "@/components/ui/check";
import { firstLetter, letterOf, letterText } from "@/lib/evidence/letters";
import type { Letter, LetterTexts } from "@/lib/evidence/letters";
import { wordsOf } from "@/lib/evidence/sentences";
import type { Work } from "@/lib/evidence/work";
import type { Locale } from "@/lib/platform/i18n/locales";
import { letterKinds } from "@/lib/plan/letters";
import type { LetterKind } from "@/lib/plan/letters";

import { LetterLine } from "./letter-line";
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

/** More paragraphs would block the page. The copied text and the kit have all of them. */
const mostParagraphs = 200;
/** The paragraphs at the end of a letter, after those of its payments. */
const ending = 6;

/** The letters with the facts of the table, to read and to copy. */
export function LetterPreview({ texts: { kit }, work, letters, language, onLanguage, locale }: Props) {
  const [chosen, setChosen] = useState<LetterKind>();
  const kind = chosen ?? firstLetter(work);
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
              onChange={() => setChosen(each)}
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
            <b>
              <LetterLine pieces={letter.subject} missing={kit.missing} />
            </b>
          </p>
          {shortened(letter.paragraphs).map((pieces, at) => (
            <p key={`${at} ${kind}`}>
              <LetterLine pieces={pieces} missing={kit.missing} />
            </p>
          ))}
        </section>
        <p className="mute">{kit.marked}</p>
        {letter.leftOut.length > 0 && (
          <details>
            <summary>{kit.leftOut}</summary>
            <ul lang={language}>
              {letter.leftOut.map((pieces, at) => (
                <li key={`${at} ${kind}`}>
                  <LetterLine pieces={pieces} missing={kit.missing} />
                </li>
              ))}
            </ul>
          </details>
        )}
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

function shortened(paragraphs: Letter["paragraphs"]): Letter["paragraphs"] {
  if (paragraphs.length <= mostParagraphs) return paragraphs;
  return [...paragraphs.slice(0, mostParagraphs - ending), [wordsOf("…")], ...paragraphs.slice(-ending)];
}
