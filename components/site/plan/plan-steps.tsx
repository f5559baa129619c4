import { useTranslations } from "next-intl";

import { LinkedText } from "@/components/site/parts/linked-text";
import { proseComponents } from "@/components/site/parts/prose";
import type { Messages } from "@/lib/platform/i18n/messages";
import type { PlanStep } from "@/lib/plan/compose";
import type { OfficeTexts } from "@/lib/plan/office-texts";

import { Say } from "./say";

const { Cite } = proseComponents;

type Words = Messages["plans"]["steps"];

/** The steps with words to read out. */
type SayId = { [Id in keyof Words]: Words[Id] extends { say: string } ? Id : never }[keyof Words];

type Props = {
  readonly title: string;
  readonly id: string;
  readonly steps: readonly PlanStep[];
  readonly office: OfficeTexts;
  /** Whether the numbers must be checked again, so that they are not shown. */
  readonly isStale: boolean;
};

/** One part of a plan: numbered steps, each with what to say in the office's language, and why. */
export function PlanSteps({ title, id, steps, office, isStale }: Props) {
  const t = useTranslations("plans.steps");
  const tPage = useTranslations("plans.page");
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol className="free-help">
        {steps.map((step) => (
          <li key={step.id} className="stack">
            <h3>{t(`${step.id}.title`)}</h3>
            {step.hasSay && <Say language={office.language}>{office.texts.steps[step.id as SayId].say}</Say>}
            <p>
              <LinkedText>{isStale && step.hasNumber ? tPage("stale") : t(`${step.id}.text`)}</LinkedText>
              {step.cited.map((n) => (
                <Cite key={n} n={n} />
              ))}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
