"use client";

import { useRef, useState } from "react";
import type { ChangeEvent } from "react";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/text-area";
import { fileText } from "@/lib/evidence/file-text";

import type { EvidenceTexts } from "./texts";

/** After this pause in milliseconds, a typed text is read. */
const pause = 200;

type Props = {
  readonly texts: EvidenceTexts;
  /** A problem with reading the text. */
  readonly problem: "slow" | "failed" | undefined;
  readonly onText: (text: string) => Promise<void>;
  readonly onClear: () => void;
};

/** The box into which visitors paste what they have, and the button that opens a file instead. */
export function PasteBox({ texts: { paste, problems }, problem: problemOfText, onText, onClear }: Props) {
  const [text, setText] = useState("");
  const [problemOfFile, setProblem] = useState<keyof typeof problems>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function type(typed: string): void {
    setText(typed);
    setProblem(undefined);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void onText(typed), pause);
  }

  async function open({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    target.value = "";
    if (!file) return;
    const read = fileText(new Uint8Array(await file.arrayBuffer()));
    if ("problem" in read) setProblem(read.problem);
    else type(read.text);
  }

  const problem = problemOfFile ?? problemOfText;
  return (
    <section className="evidence-part" aria-labelledby="paste-title">
      <h2 id="paste-title">{paste.title}</h2>
      <label htmlFor="paste">{paste.label}</label>
      <TextArea
        id="paste"
        value={text}
        onChange={({ target }) => type(target.value)}
        autoComplete="off"
        spellCheck={false}
        aria-describedby="paste-hint"
      />
      <p id="paste-hint">{paste.hint}</p>
      {problem && (
        <Alert tone="bad" isLive>
          {problems[problem]}
        </Alert>
      )}
      <div className="evidence-row">
        <label className="evidence-file">
          {paste.file}{" "}
          <input type="file" accept=".csv,.txt,.eml,.html,.xml,.sta,text/*" onChange={(event) => void open(event)} />
        </label>
        <Button variant="link" onClick={onClear}>
          {paste.clear}
        </Button>
      </div>
    </section>
  );
}
