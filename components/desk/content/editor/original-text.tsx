"use client";

import { useTranslations } from "next-intl";

import type { OriginalBlock } from "@/lib/content/editor/original";

/** The English text, with a mark at the blocks that the translation does not follow yet. */
export function OriginalText({ blocks }: { readonly blocks: readonly OriginalBlock[] }) {
  const t = useTranslations("staffContent.editor.original");
  const count = blocks.filter(({ isNew }) => isNew).length;
  return (
    <section className="desk-section" aria-labelledby="original">
      <div className="section-head section-head--line">
        <h2 id="original">{t("title")}</h2>
        <span className="mute">{t("count", { count })}</span>
      </div>
      <div className="original-text" lang="en" tabIndex={0} role="group" aria-labelledby="original">
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
