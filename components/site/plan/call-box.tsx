import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button";
import { proseComponents } from "@/components/site/parts/prose";
import type { ComposedPlan } from "@/lib/plan/compose";
import type { OfficeTexts } from "@/lib/plan/office-texts";

import { Say } from "./say";

const { Cite } = proseComponents;

type Props = {
  readonly plan: ComposedPlan;
  readonly office: OfficeTexts;
  /** Whether the numbers must be checked again, so that they are not shown. */
  readonly isStale: boolean;
};

/** The first call of a plan: whom to call, and what to say. */
export function CallBox({ plan: { rail, call }, office, isStale }: Props) {
  const t = useTranslations("plans");
  return (
    <div className="card stack">
      <h2>{t(`call.${rail}.title`)}</h2>
      {call && !isStale && (
        <>
          <p>
            <ButtonLink href={call.href} variant="gold" size="lg">
              {t("page.call", { number: call.number })}
            </ButtonLink>
            <b className="on-paper">{t("page.call", { number: call.number })}</b> <Cite n={call.cited} />
          </p>
          <p>{t(`line.${call.country}`)}</p>
        </>
      )}
      <p>{t(`call.${rail}.who`)}</p>
      <Say language={office.language} meaning={office.language && t(`call.${rail}.say`)}>
        {office.texts.call[rail].say}
      </Say>
    </div>
  );
}
