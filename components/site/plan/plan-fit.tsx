import { useTranslations } from "next-intl";

import { Fold } from "@/components/site/parts/fold";
import { Tiles } from "@/components/site/parts/tiles";
import { LinkedText } from "@/components/site/parts/linked-text";
import { ages, risks } from "@/lib/plan/steps";

/**
 * What differs from visitor to visitor. The stylesheet alone shows what follows from an answer, so nothing is sent or
 * stored, and the address does not change. A browser without :has() shows all of it.
 */
export function PlanFit() {
  const t = useTranslations("plans");
  return (
    <div className="stack-21">
      <Tiles legend={<h2>{t("page.when")}</h2>}>
        {ages.map((age) => (
          <div key={age} className="tick">
            <label className="check">
              <input type="radio" name="age" />
              <span>{t(`ages.${age}.label`)}</span>
            </label>
            <p className="then">
              <LinkedText>{t(`ages.${age}.text`)}</LinkedText>
            </p>
          </div>
        ))}
      </Tiles>
      <Fold summary={t("page.risks")}>
        <fieldset>
          <legend className="t16 soft">{t("page.risksHint")}</legend>
          {risks.map((risk) => (
            <label key={risk} className="check">
              <input type="checkbox" autoComplete="off" />
              <span>{t(`risk.${risk}.label`)}</span>
            </label>
          ))}
        </fieldset>
      </Fold>
    </div>
  );
}
