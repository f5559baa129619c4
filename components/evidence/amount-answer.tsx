"use client";

import { useState } from "react";

import { Button } from "@/components/ui/button";
import { TextInput } from "@/components/ui/text-input";
import { numberText } from "@/lib/evidence/fact-texts";
import { typedAmounts } from "@/lib/evidence/typed-amount";
import type { Locale } from "@/lib/platform/i18n/locales";

import type { EvidenceTexts } from "./texts";

type Props = {
  readonly id: string;
  readonly texts: EvidenceTexts["ask"];
  readonly locale: Locale;
  readonly onAnswer: (amount: string) => void;
};

/** A question for an amount. Each button shows one way to read what was typed, so no amount is taken unseen. */
export function AmountAnswer({ id, texts, locale, onAnswer }: Props) {
  const [typed, setTyped] = useState("");
  const amounts = typedAmounts(typed);
  const note = amounts.length > 1 ? texts.which : typed.trim() !== "" && amounts.length === 0 && texts.digits;
  return (
    <div className="evidence-row">
      <label htmlFor={id}>
        {texts.amount}
        <TextInput
          id={id}
          inputMode="decimal"
          value={typed}
          autoComplete="off"
          aria-describedby={`${id}-note`}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <span id={`${id}-note`} role="status">
        {note}
      </span>
      {amounts.length === 0 && (
        <Button variant="secondary" aria-disabled>
          {texts.save}
        </Button>
      )}
      {amounts.map((amount) => (
        <Button key={amount} variant="secondary" onClick={() => onAnswer(amount)}>
          {texts.save} {numberText(amount.includes(".") ? amount : `${amount}.00`, locale)}
        </Button>
      ))}
    </div>
  );
}
