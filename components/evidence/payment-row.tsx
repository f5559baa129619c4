"use client";

import { memo } from "react";

import { dayText } from "@/lib/evidence/day-text";
import { numberText } from "@/lib/evidence/fact-texts";
import { openQuestions, otherSide } from "@/lib/evidence/payments";
import type { Payment } from "@/lib/evidence/payments";
import type { Locale } from "@/lib/platform/i18n/locales";

import { RowQuestions } from "./row-questions";
import type { EvidenceTexts } from "./texts";

type Props = {
  readonly texts: EvidenceTexts;
  readonly locale: Locale;
  readonly payment: Payment;
  readonly number: number;
  readonly onChange: (payment: Payment) => void;
};

/**
 * One payment with its open questions and the line of the text from which it was read. Hundreds of rows would delay
 * each letter that is typed elsewhere on the page, so a row is drawn again only if it changed.
 */
export const PaymentRow = memo(function PaymentRow({ texts, locale, payment, number, onChange }: Props) {
  const { table, rails } = texts;
  const { transfer, origin, isTicked } = payment;
  const { date, time, zone, amount, asset, rail, direction, hash, reference } = transfer;
  const other = otherSide(transfer);
  return (
    <tbody role="rowgroup" className={isTicked ? undefined : "evidence-out"}>
      <tr role="row">
        <td role="cell">
          <label className="evidence-tick">
            <input
              type="checkbox"
              checked={isTicked}
              aria-label={`${table.include} ${number}`}
              onChange={({ target }) => onChange({ ...payment, isTicked: target.checked })}
            />
          </label>
        </td>
        <td role="cell">
          <b>{date === null ? table.unknown : dayText(date, locale)}</b>
          <small>{time === null ? table.noTime : `${time}, ${zone ?? table.noZone}`}</small>
        </td>
        <td role="cell">
          <b>
            {amount === null ? table.unknown : numberText(amount, locale)} {asset}
          </b>
          <small>{direction === "in" ? table.incoming : rail === null ? table.unknown : rails[rail]}</small>
        </td>
        <td role="cell">
          <b>{other?.name ?? (other?.value === undefined ? table.unknown : "")}</b>
          {[other?.value, hash, reference].map(
            (code) =>
              code && (
                <span key={code} className="evidence-code">
                  {code}
                </span>
              ),
          )}
        </td>
      </tr>
      <tr role="row">
        <td role="cell" colSpan={4}>
          {openQuestions(payment).length > 0 && (
            <RowQuestions texts={texts} locale={locale} payment={payment} onChange={onChange} />
          )}
          {origin.line === 0 ? (
            <small>{table.byHand}</small>
          ) : (
            <details>
              <summary>
                {table.line} {origin.line}
              </summary>
              <p className="evidence-origin">{origin.text}</p>
            </details>
          )}
        </td>
      </tr>
    </tbody>
  );
});
