"use client";

import { useTranslations } from "next-intl";

import { usePicked } from "./pending-choice";
import type { Settled } from "./settled";

/** "Your booking", beside every step. */
export function BookingSummary({ settled }: { readonly settled: Settled }) {
  const t = useTranslations("booking.summary");
  const { service, length, yourTime, officeTime, price } = { ...settled, ...usePicked().picked };
  const named = service !== undefined && length !== undefined && yourTime !== undefined;
  const lines = [
    [t("service"), named ? t("serviceWithLength", { service, length }) : (service ?? t("open"))],
    [t("length"), named ? undefined : length],
    [t("yourTime"), yourTime],
    [t("officeTime"), officeTime],
    [t("price"), price],
  ] as const;
  return (
    <section className="summary" aria-labelledby="summary-title">
      <h3 id="summary-title">{t("title")}</h3>
      <dl className="sl">
        {lines.map(([term, value]) =>
          value === undefined ? null : (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="big">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
