"use client";

import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { dayText } from "@/lib/evidence/day-text";
import { answered, openQuestions, possibleDays } from "@/lib/evidence/payments";
import type { Payment } from "@/lib/evidence/payments";
import type { Locale } from "@/lib/platform/i18n/locales";
import { transferRails } from "@/lib/transfers/kinds";
import type { Question } from "@/lib/transfers/kinds";

import { AmountAnswer } from "./amount-answer";
import { TextAnswer } from "./text-answer";
import type { EvidenceTexts } from "./texts";

type Props = {
  readonly texts: EvidenceTexts;
  readonly locale: Locale;
  readonly payment: Payment;
  readonly onChange: (payment: Payment) => void;
};

/** The open questions of a payment. An answer closes its question. */
export function RowQuestions({ texts: { ask, rails, secret }, locale, payment, onChange }: Props) {
  const { id } = payment;
  const answer = (question: Question, changes: Parameters<typeof answered>[2]) =>
    onChange(answered(payment, question, changes));
  const days = possibleDays(payment);
  return (
    <div className="evidence-asks">
      {openQuestions(payment).map((question) => {
        const field = `${question}-${id}`;
        switch (question) {
          case "date-order":
            return (
              <fieldset key={question} className="evidence-row">
                <legend>{ask.day}</legend>
                {days.map((day) => (
                  <Button key={day} variant="secondary" onClick={() => answer(question, { date: day })}>
                    {dayText(day, locale)}
                  </Button>
                ))}
              </fieldset>
            );
          case "was-it-sent":
            return (
              <fieldset key={question} className="evidence-row">
                <legend>{ask.sent}</legend>
                <Button
                  variant="secondary"
                  onClick={() => onChange({ ...answered(payment, question, {}), isTicked: true })}
                >
                  {ask.yes}
                </Button>
                <Button
                  variant="secondary"
                  onClick={() => onChange({ ...answered(payment, question, {}), isTicked: false })}
                >
                  {ask.no}
                </Button>
              </fieldset>
            );
          case "rail":
            return (
              <label key={question} htmlFor={field}>
                {ask.rail}
                <Select
                  id={field}
                  value=""
                  onChange={({ target }) =>
                    answer(question, { rail: transferRails.find((rail) => rail === target.value) ?? null })
                  }
                >
                  <option value="">{ask.choose}</option>
                  {transferRails.map((rail) => (
                    <option key={rail} value={rail}>
                      {rails[rail]}
                    </option>
                  ))}
                </Select>
              </label>
            );
          case "date":
            return (
              <TextAnswer
                key={question}
                id={field}
                label={ask.day}
                type="date"
                save={ask.save}
                refusal={secret.title}
                onAnswer={(date) => answer(question, { date })}
              />
            );
          case "currency":
            return (
              <TextAnswer
                key={question}
                id={field}
                label={ask.currency}
                pattern="[A-Za-z]{3,6}"
                save={ask.save}
                refusal={secret.title}
                onAnswer={(asset) => answer(question, { asset: asset.toUpperCase() })}
              />
            );
          case "recipient-missing":
            return (
              <TextAnswer
                key={question}
                id={field}
                label={ask.recipient}
                save={ask.save}
                refusal={secret.title}
                onAnswer={(name) => answer(question, { to: { name: name.trim() } })}
              />
            );
          default:
            return (
              <AmountAnswer
                key={question}
                id={field}
                texts={ask}
                locale={locale}
                onAnswer={(amount) => answer(question, { amount })}
              />
            );
        }
      })}
    </div>
  );
}
