import { useTranslations } from "next-intl";

import { LinkedText } from "@/components/site/parts/linked-text";

const steps = ["bank", "police", "cafc", "exchange", "keep"] as const;

/**
 * Free steps that a victim can take immediately, without the firm. A stale number, which must be checked again, is not
 * shown.
 */
export function FirstAid({ isStale }: { readonly isStale: boolean }) {
  const t = useTranslations("inquiry.received");
  return (
    <section className="stack-21" aria-labelledby="meanwhile-title">
      <h2 id="meanwhile-title">{t("meanwhileTitle")}</h2>
      <p>{t("meanwhileLead")}</p>
      <ol className="next-list" role="list">
        {steps.map((step) => (
          <li key={step}>
            <LinkedText>{t(step, { numbers: isStale ? "hidden" : "shown" })}</LinkedText>
          </li>
        ))}
      </ol>
      <p>
        <LinkedText>{t("more")}</LinkedText>
      </p>
    </section>
  );
}
