"use client";

import { useState } from "react";

import { Button } from "@/components/ui/button";
import { TextInput } from "@/components/ui/text-input";

type Props = {
  readonly id: string;
  readonly label: string;
  readonly save: string;
  readonly type?: "text" | "date";
  readonly pattern?: string;
  readonly onAnswer: (answer: string) => void;
};

/** A question with a typed answer. The policy of the page forbids forms to send, so a button takes the answer. */
export function TextAnswer({ id, label, save, type = "text", pattern, onAnswer }: Props) {
  const [answer, setAnswer] = useState("");
  const isValid = answer !== "" && (pattern === undefined || new RegExp(`^(?:${pattern})$`).test(answer));
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
      <Button variant="secondary" aria-disabled={!isValid} onClick={() => isValid && onAnswer(answer)}>
        {save}
      </Button>
    </div>
  );
}
