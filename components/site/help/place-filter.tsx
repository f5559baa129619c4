import { useTranslations } from "next-intl";

import { Radio } from "@/components/ui/check";
import { usedThings } from "@/lib/plan/places";
import { planCountries } from "@/lib/plan/plans";

import { Fold } from "@/components/site/parts/fold";
import { Tiles } from "@/components/site/parts/tiles";

const countries = ["all", ...planCountries] as const;

/**
 * Which places are shown: those of one country, and those that help with what was used. The stylesheet alone hides the
 * others, so nothing is sent or stored. A browser without :has() shows all places.
 */
export function PlaceFilter() {
  const t = useTranslations("freeHelp.report");
  return (
    <div className="golden off-paper">
      <Tiles legend={t("where")}>
        {countries.map((each) => (
          <Radio key={each} id={`in-${each}`} name="in" defaultChecked={each === "all"} label={t(each)} />
        ))}
      </Tiles>
      <Fold summary={t("used")}>
        <Tiles legend={t("used")}>
          {(["all", ...usedThings] as const).map((each) => (
            <Radio
              key={each}
              id={`used-${each}`}
              name="used"
              defaultChecked={each === "all"}
              label={t(`usedThings.${each}`)}
            />
          ))}
        </Tiles>
      </Fold>
    </div>
  );
}
