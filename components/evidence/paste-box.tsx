"use client";

import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/text-area";
import { fileText } from "@/lib/evidence/file-text";

import { FileButton } from "./file-button";
import type { EvidenceTexts } from "./texts";

/** After this pause in milliseconds, a typed text is read. */
const pause = 200;
const pasting: readonly string[] = ["insertFromPaste", "insertFromDrop"];

type Props = {
  readonly texts: EvidenceTexts;
  /** How many lines the text has. Undefined if there is none. */
  readonly lines: number | undefined;
  /** A problem with reading the text. */
  readonly problem: "slow" | "failed" | undefined;
  /** Whether only a line is shown in place of the box. */
  readonly isFolded: boolean;
  /** `isWhole`: the text was pasted or is that of a file, so the visitor is not typing it. */
  readonly onText: (text: string, isWhole: boolean) => Promise<void>;
  readonly onShow: () => void;
  readonly onClear: () => void;
};

/** The box into which visitors paste what they have, and the button that opens a file instead. */
export function PasteBox({ texts, lines, problem: problemOfText, isFolded, onText, onShow, onClear }: Props) {
  const { paste, problems } = texts;
  const [text, setText] = useState("");
  const [problemOfFile, setProblem] = useState<keyof typeof problems>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLTextAreaElement>(null);

  useEffect(() => () => clearTimeout(timer.current), []);

  function take(taken: string, isWhole: boolean): void {
    setText(taken);
    setProblem(undefined);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void onText(taken, isWhole), pause);
  }

  async function open([file]: readonly File[]): Promise<void> {
    if (!file) return;
    const read = fileText(new Uint8Array(await file.arrayBuffer()));
    if ("problem" in read) setProblem(read.problem);
    else take(read.text, true);
  }

  /** Shows the box with the caret behind its text, where more can be pasted. */
  function show(): void {
    flushSync(onShow);
    box.current?.focus();
    box.current?.setSelectionRange(text.length, text.length);
  }

  const problem = problemOfFile ?? problemOfText;
  const clear = (
    <Button variant="link" onClick={onClear}>
      {paste.clear}
    </Button>
  );
  return (
    <section id="paste-part" className="evidence-part" aria-labelledby="paste-title">
      <h2 id="paste-title">{paste.title}</h2>
      {isFolded && (
        <div className="evidence-row">
          {lines !== undefined && `${paste.lines} ${lines}`}
          <Button variant="link" onClick={show}>
            {paste.show}
          </Button>
          {clear}
        </div>
      )}
      <div className="evidence-part" hidden={isFolded}>
        <label htmlFor="paste">{paste.label}</label>
        <TextArea
          ref={box}
          id="paste"
          value={text}
          onChange={({ target, nativeEvent }) =>
            take(target.value, pasting.includes((nativeEvent as InputEvent).inputType))
          }
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
          <FileButton label={paste.file} icon="doc" accept=".csv,.txt,.eml,.html,.xml,.sta,text/*" onFiles={open} />
          {clear}
        </div>
      </div>
    </section>
  );
}
