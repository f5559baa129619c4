import { useTranslations } from "next-intl";

import { Fold } from "@/components/site/parts/fold";
import { Tiles } from "@/components/site/parts/tiles";
import { LinkedText } from "@/components/site/parts/linked-text";
import { Radio } from "@/components/ui/check";
import { ages, risks } from "@/lib/plan/steps";

/**
 * What differs from visitor to visitor. A tick shows the step below it through the stylesheet alone, so nothing is sent
 * or stored, and the address does not change. A browser without :has() shows all of them.
 */
export function PlanFit() {
  const t = useTranslations("plans");
  return (
    <div className="stack-21">
      <Tiles legend={<h2>{t("page.when")}</h2>}>
        {ages.map((age) => (
          <div key={age} className="tick">
            <Radio id={`age-${age}`} name="age" label={t(`ages.${age}.label`)} />
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
            <div key={risk} className="tick">
              <label className="check" htmlFor={`risk-${risk}`}>
                <input type="checkbox" id={`risk-${risk}`} autoComplete="off" />
                <span>{t(`risk.${risk}.label`)}</span>
              </label>
              <div className="then">
                <h3>{t(`risk.${risk}.title`)}</h3>
                <p>{t(`risk.${risk}.text`)}</p>
              </div>
            </div>
          ))}
        </fieldset>
      </Fold>
    </div>
  );
}
