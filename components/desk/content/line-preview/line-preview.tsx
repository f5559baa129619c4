"use client";

import { useTranslations } from "next-intl";

import { useFormPreview } from "@/components/desk/form/use-form-preview";
import { Icon } from "@/components/ui/icon";
import { localeNames } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Piece } from "@/lib/site/linked-text";

/** A text of one line as visitors see it, and what prevents its publication. */
export type PreviewedLine = {
  readonly locale: Locale;
  readonly title: string | undefined;
  readonly pieces: readonly Piece[];
  readonly faults: readonly string[];
  readonly words: number;
  /** The reading grade of an English text. */
  readonly grade: number | undefined;
};

/** Shows what visitors will see of the answer or the notice that is typed into the form around it, and checks it. */
export function LinePreview({ address }: { readonly address?: string }) {
  const t = useTranslations("linePreview");
  const { box, preview, isLoading } = useFormPreview<{ readonly lines: readonly PreviewedLine[] }>(
    "/api/staff/line-preview",
  );
  return (
    <div ref={box} className="stack-13" aria-busy={isLoading}>
      {preview === undefined && <p className="mute">{t("loading")}</p>}
      {preview === "failed" && <p className="mute">{t("failed")}</p>}
      {typeof preview === "object" &&
        preview.lines.map((line) => (
          <div key={line.locale} className="stack-13">
            <figure className="preview-frame line-preview">
              <figcaption>{address ?? localeNames[line.locale]}</figcaption>
              <div lang={line.locale}>
                {line.title !== undefined && <b>{line.title}</b>}
                {line.pieces.length > 0 && (
                  <p>
                    <Pieces pieces={line.pieces} />
                  </p>
                )}
              </div>
            </figure>
            {(line.pieces.length > 0 || address !== undefined) && <Rules line={line} />}
          </div>
        ))}
    </div>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, href }, index) =>
    href === undefined ? (
      text
    ) : (
      <a key={index} href={href} target="_blank" rel="noopener">
        {text}
      </a>
    ),
  );
}

function Rules({ line: { faults, words, grade } }: { readonly line: PreviewedLine }) {
  const t = useTranslations("linePreview");
  return (
    <ul className="line-rules">
      {faults.map((fault) => (
        <li key={fault} className="is-fault">
          <Icon name="alert" size="s" /> <span>{fault}</span>
        </li>
      ))}
      {faults.length === 0 && (
        <li className="is-kept">
          <Icon name="check-circle" size="s" /> <span>{t("kept")}</span>
        </li>
      )}
      <li className="mute">
        {t("words", { count: words })}
        {grade !== undefined && ` ${t("grade", { grade: Math.round(grade) })}`}
      </li>
    </ul>
  );
}
