"use client";

import { useState } from "react";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextInput } from "@/components/ui/text-input";

import { loadReader } from "./load-reader";

type Props = {
  readonly id: string;
  readonly label: string;
  readonly save: string;
  /** What the visitor reads if the answer was the key to a wallet. */
  readonly refusal: string;
  readonly type?: "text" | "date";
  readonly pattern?: string;
  readonly onAnswer: (answer: string) => void;
};

/** A question with a typed answer. The policy of the page forbids forms to send, so a button takes the answer. */
export function TextAnswer({ id, label, save, refusal, type = "text", pattern, onAnswer }: Props) {
  const [answer, setAnswer] = useState("");
  const [isRefused, setRefused] = useState(false);
  const isValid = answer !== "" && (pattern === undefined || new RegExp(`^(?:${pattern})$`).test(answer));

  async function take(): Promise<void> {
    if (!isValid) return;
    const isKey = (await loadReader()).isSecret(answer);
    setRefused(isKey);
    if (isKey) setAnswer("");
    else onAnswer(answer);
  }

  return (
    <div className="evidence-row">
      <label htmlFor={id}>
        {label}
        <TextInput
          id={id}
          type={type}
          value={answer}
          autoComplete="off"
          onChange={({ target }) => setAnswer(target.value)}
        />
      </label>
      <Button variant="secondary" aria-disabled={!isValid} onClick={() => void take()}>
        {save}
      </Button>
      {isRefused && (
        <Alert tone="bad" isLive>
          {refusal}
        </Alert>
      )}
    </div>
  );
}
