"use client";

import { useTranslations } from "next-intl";

import { usePendingChoice } from "./pending-choice";
import type { ChoiceTexts } from "./pending-choice";

/** The summary titled "Your booking" beside steps 1 to 3. */
export function BookingSummary({ choices }: { readonly choices: ChoiceTexts }) {
  const t = useTranslations("booking.summary");
  const { service, length, yourTime, officeTime, price } = { ...choices, ...usePendingChoice().choice };
  const named = service !== undefined && length !== undefined && officeTime !== undefined;
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
      <dl className="summary-list">
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
