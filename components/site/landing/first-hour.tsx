import { useTranslations } from "next-intl";

import { LinkedText } from "@/components/site/parts/linked-text";
import type { Landing } from "@/lib/site/landings";

const steps = ["one", "two", "three", "four", "five"] as const;

type Props = {
  readonly landing: Landing;
  /** Whether the number must be checked again, so that it is not shown. */
  readonly isStale: boolean;
};

/** The steps that a victim can take without the firm, the most urgent step first. */
export function FirstHour({ landing: { key }, isStale }: Props) {
  const t = useTranslations("landing");
  return (
    <section className="section" id="first">
      <div className="wrap golden">
        <div className="stack">
          <h2>{t("first.title")}</h2>
          <p className="lead">{t("first.lead")}</p>
          <p>
            <LinkedText>{t("first.more")}</LinkedText>
          </p>
        </div>
        <ol className="free-help">
          {steps.map((step) => (
            <li key={step}>
              <LinkedText>{t(`${key}.do.${step}`, { numbers: isStale ? "hidden" : "shown" })}</LinkedText>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
