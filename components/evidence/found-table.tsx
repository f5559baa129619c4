"use client";

import { useState } from "react";

import { Button } from "@/components/ui/button";
import { amountText } from "@/lib/evidence/fact-texts";
import { paymentsCsv } from "@/lib/evidence/payments-csv";
import { totalsOf } from "@/lib/evidence/payments";
import type { Payment } from "@/lib/evidence/payments";
import type { Locale } from "@/lib/platform/i18n/locales";

import { saveFile } from "./kit/save-file";
import { PaymentRow } from "./payment-row";
import type { EvidenceTexts } from "./texts";

/** A table of thousands of rows would block the page, so this many rows are added at a time. */
const step = 200;

type Props = {
  readonly texts: EvidenceTexts;
  readonly locale: Locale;
  readonly payments: readonly Payment[];
  /** Always the same function, so that rows that did not change are not drawn again. */
  readonly onChange: (payment: Payment) => void;
  readonly onTickAll: (isTicked: boolean) => void;
};

/** The payments to confirm. On phones, each row is shown as a card, so the roles keep it a table. */
export function FoundTable({ texts, locale, payments, onChange, onTickAll }: Props) {
  const { table } = texts;
  const [shown, setShown] = useState(step);
  const hasTick = payments.some(({ isTicked }) => isTicked);
  return (
    <section className="evidence-part" aria-labelledby="found-title">
      <h2 id="found-title">{table.title}</h2>
      <p>{table.hint}</p>
      {payments.length > 2 && (
        <div>
          <Button variant="secondary" onClick={() => onTickAll(!hasTick)}>
            {hasTick ? table.untickAll : table.tickAll}
          </Button>
        </div>
      )}
      <table className="evidence-found" role="table" aria-labelledby="found-title">
        <thead role="rowgroup">
          <tr role="row">
            {[table.include, table.when, table.amount, table.to].map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {payments.slice(0, shown).map((payment, at) => (
          <PaymentRow
            key={payment.id}
            texts={texts}
            locale={locale}
            payment={payment}
            number={at + 1}
            onChange={onChange}
          />
        ))}
      </table>
      {payments.length > shown && (
        <div>
          <Button variant="secondary" onClick={() => setShown(shown + step)}>
            {table.more}
          </Button>
        </div>
      )}
      <h3>{table.totals}</h3>
      <ul className="evidence-list">
        {totalsOf(payments).map((total) => (
          <li key={total.asset}>{amountText(total, locale)}</li>
        ))}
      </ul>
      <div className="evidence-row">
        <Button
          variant="secondary"
          size="lg"
          onClick={() => saveFile("payments.csv", paymentsCsv(payments, texts, locale), "text/csv")}
        >
          {table.download}
        </Button>
        <Button variant="secondary" size="lg" onClick={() => window.print()}>
          {table.print}
        </Button>
      </div>
    </section>
  );
}
