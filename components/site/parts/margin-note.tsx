import { useTranslations } from "next-intl";

import type { Source } from "@/lib/content/heads";
import type { Locale } from "@/lib/platform/i18n/locales";

import { SourceText } from "./source-list";

type Props = {
  /** The numbers of the sources. */
  readonly numbers: readonly number[];
  /** How many blocks of the text the note may be beside. */
  readonly rows: string;
  readonly sources: readonly Source[];
  readonly locale: Locale;
};

/**
 * The sources that a paragraph is the first to cite. Wide screens show them in the margin. On other screens they are
 * closed below the paragraph, and a click on the citation's number opens them.
 */
export function MarginNote({ numbers, rows, sources, locale }: Props) {
  const t = useTranslations("blog");
  const noted = numbers.flatMap((number) => {
    const source = sources[number - 1];
    return source ? [{ number, source }] : [];
  });
  if (noted.length === 0) return null;
  const list = new Intl.ListFormat(locale).format(noted.map(({ number }) => String(number)));
  return (
    <details className="margin-note" data-rows={rows}>
      <summary>{t("citedHere", { count: noted.length, list })}</summary>
      {noted.map(({ number, source }) => (
        <div key={number} id={`source-${number}`}>
          <NoteNumber number={number} />
          <SourceText source={source} locale={locale} />
        </div>
      ))}
    </details>
  );
}

/** The number of a note, before its text. */
export function NoteNumber({ number }: { readonly number: number }) {
  return <b className="note-number">{number}</b>;
}

/** A superscript number in the text. It links to a note. */
export function NoteMark({ id, number, label }: { id: string; number: number; label: string }) {
  return (
    <sup className="note-mark">
      <a href={`#${id}`} aria-label={label}>
        {number}
      </a>
    </sup>
  );
}
