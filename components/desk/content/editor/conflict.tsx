"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";

import { Button } from "@/components/ui/button";
import type { EditedText } from "@/lib/content/editor/edited-text";

type Props = {
  /** What is stored now. */
  readonly stored: EditedText;
  /** The text in the form. */
  readonly typed: Readonly<Record<string, string>>;
  readonly onKeep: () => void;
  readonly onTake: () => void;
};

const lines = ["title", "lead", "description", "review"] as const;

/** Shows the text that someone else has saved meanwhile beside the one in the form. The author chooses one. */
export function DraftConflict({ stored, typed, onKeep, onTake }: Props) {
  const t = useTranslations("staffContent.editor.conflict");
  const tFields = useTranslations("staffContent.editor.fields");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const theirs = (name: (typeof lines)[number]) => {
    const value = stored.head[name];
    return typeof value === "string" ? value : "";
  };
  const changed = lines.filter((name) => theirs(name) !== (typed[name] ?? ""));
  return (
    <section className="conflict" aria-labelledby="draft-conflict">
      <h2 id="draft-conflict" tabIndex={-1} ref={heading}>
        {stored.savedBy === undefined ? t("gone") : t("title", { name: stored.savedBy })}
      </h2>
      <p>{t("text")}</p>
      <div className="draft-versions">
        {(["mine", "theirs"] as const).map((side) => (
          <div key={side}>
            <h3>{t(side)}</h3>
            {changed.map((name) => (
              <p key={name}>
                <b>{tFields(name)}</b> {side === "mine" ? typed[name] : theirs(name)}
              </p>
            ))}
            <pre className="draft-text" tabIndex={0}>
              {side === "mine" ? typed.body : stored.body}
            </pre>
          </div>
        ))}
      </div>
      <div className="page-actions">
        <Button variant="gold" onClick={onKeep}>
          {t("keep")}
        </Button>
        <Button variant="secondary" onClick={onTake}>
          {t("take")}
        </Button>
      </div>
    </section>
  );
}
