"use client";

import { useState } from "react";

import { EditorForm } from "./editor-form";
import type { ArticleEditorProps } from "./editor-props";

/**
 * The editor of an article in one language. When someone else has changed the draft, an unchanged form shows the new
 * text at once; a form with unsaved text stays, and its author chooses one of the two.
 */
export function ArticleEditor(props: ArticleEditorProps) {
  const [base, setBase] = useState({ text: props.text, round: 0 });
  return (
    <EditorForm
      key={base.round}
      {...props}
      text={base.text}
      stored={props.text}
      restart={(text) => setBase(({ round }) => ({ text, round: round + 1 }))}
    />
  );
}
