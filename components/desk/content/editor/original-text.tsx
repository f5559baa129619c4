"use client";

import { useTranslations } from "next-intl";

import type { OriginalText as Original } from "@/lib/content/editor/original";

const lines = ["title", "lead", "description"] as const;

/** The English text with its title, and a mark at the blocks that the translation does not follow yet. */
export function OriginalText({ head, blocks, isTranslated }: Original) {
  const t = useTranslations("staffContent.editor.original");
  const tFields = useTranslations("staffContent.editor.fields");
  const count = blocks.filter(({ isNew }) => isNew).length;
  return (
    <section className="desk-section" aria-labelledby="original">
      <div className="section-head section-head--line">
        <h2 id="original">{t("title")}</h2>
        {isTranslated && <span className="mute">{t("count", { count })}</span>}
      </div>
      <div className="original-text" lang="en" tabIndex={0} role="group" aria-labelledby="original">
        {lines.map((name) => {
          const value = head[name];
          return (
            typeof value === "string" &&
            value !== "" && (
              <p key={name} className="draft-text">
                <b>{tFields(name)}</b> {value}
              </p>
            )
          );
        })}
        {blocks.map(({ text, isNew }, index) => (
          // Two blocks can have the same text.
          <pre key={`${index} ${text}`} className={isNew ? "draft-text is-new" : "draft-text"}>
            {isNew && <span className="original-mark">{t("new")}</span>}
            {text}
          </pre>
        ))}
      </div>
    </section>
  );
}
