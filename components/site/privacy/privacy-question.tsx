"use client";

import { useEffect, useId, useRef, useState } from "react";

import { Button } from "@/components/ui/button";
import { Link } from "@/lib/platform/i18n/navigation";
import { choicesVersion, purposes } from "@/lib/privacy/choices";

import "./privacy-question.css";

export type QuestionTexts = {
  readonly title: string;
  readonly text: string;
  readonly each: string;
  readonly refuse: string;
  readonly agree: string;
  readonly failed: string;
};

type Props = { readonly locale: string; readonly texts: QuestionTexts; readonly onAnswer: () => void };

/** Tells the styles the height of the question, so that it never covers the end of the page or a focused control. */
function useOwnHeight() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty("--question-h", `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`),
    );
    if (panel.current) observer.observe(panel.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--question-h");
    };
  }, []);
  return panel;
}

/**
 * The question at the foot of the window. It takes no focus, traps none and hides no control. Refusing and agreeing are
 * equal in size and clicks. The page Privacy choices asks for each purpose, also without JavaScript.
 */
export function PrivacyQuestion({ locale, texts, onAnswer }: Props) {
  const panel = useOwnHeight();
  const title = useId();
  const [state, setState] = useState<"open" | "sending" | "failed">("open");

  async function answer(agreed: readonly string[]): Promise<void> {
    setState("sending");
    const response = await fetch("/api/consent", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ purposes: agreed, version: choicesVersion, locale }),
    }).catch(() => undefined);
    if (response?.ok) onAnswer();
    else setState("failed");
  }

  return (
    <section ref={panel} className="question" aria-labelledby={title}>
      <div className="wrap">
        <div>
          <h2 id={title}>{texts.title}</h2>
          <p>
            {texts.text} <Link href="/privacy-choices">{texts.each}</Link>
          </p>
          {state === "failed" && (
            <p role="alert" className="question-failed">
              {texts.failed}
            </p>
          )}
        </div>
        <div className="question-answers">
          <Button variant="secondary" disabled={state === "sending"} onClick={() => void answer([])}>
            {texts.refuse}
          </Button>
          <Button variant="secondary" disabled={state === "sending"} onClick={() => void answer(purposes)}>
            {texts.agree}
          </Button>
        </div>
      </div>
    </section>
  );
}
