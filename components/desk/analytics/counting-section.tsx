import { useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";

const facts = ["counted", "not", "visitors", "steps", "google", "fresh"] as const;

/** Says how visits are counted, and what is not counted. */
export function CountingSection({ time }: { readonly time: string }) {
  const t = useTranslations("analytics.counting");
  return (
    <Section title={t("title")} id="counting" isRuled>
      <dl className="summary-list summary-list--tight">
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{t(`${fact}Term`)}</dt>
            <dd>{fact === "fresh" ? t("fresh", { time }) : t(fact)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
