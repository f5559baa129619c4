import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";

import { Fields } from "@/components/desk/form/field-kinds";
import { Section } from "@/components/desk/record/section";
import { currencies } from "@/lib/platform/money/money";
import type { Currency } from "@/lib/platform/money/money";

import { priceNames } from "./service-fields";
import { ServicePreview } from "./service-preview";

type Props = {
  readonly sold: readonly Currency[];
  readonly isNew?: boolean;
};

/** The layout of a service's form: prices and texts beside the rules and the preview. */
export async function ServiceLayout({ sold, isNew = false }: Props): Promise<ReactNode> {
  const t = await getTranslations("serviceDesk.form");
  const tPreview = await getTranslations("servicePreview");
  const others = currencies.filter((currency) => !sold.includes(currency));
  return (
    <div className="columns">
      <div className="stack-34">
        {isNew && (
          <Section title={t("links")} id="name-in-links">
            <Fields names={["slug"]} />
          </Section>
        )}
        <Section title={t("prices")} id="prices">
          <div className="staff-form-fields">
            <p className="sub">{t("pricesNote")}</p>
            <PricePairs of={sold} />
            {others.length > 0 && (
              <details>
                <summary>{t("notSold", { currencies: others.join(", ") })}</summary>
                <PricePairs of={others} />
              </details>
            )}
            {!isNew && <Fields names={["from"]} />}
          </div>
        </Section>
        <Section title={t("texts")} id="texts">
          <div className="staff-form-fields">
            <Fields names={["name", "description"]} />
          </div>
        </Section>
        <Section title={t("advisers")} id="advisers">
          <div className="staff-form-fields">
            <Fields names={["adviserIds"]} />
          </div>
        </Section>
        <Section title={t("otherLinks")} id="links">
          <div className="staff-form-fields">
            <Fields names={["aliases"]} />
          </div>
        </Section>
      </div>
      <div className="stack-34 side-column">
        <Section title={t("rules")} id="rules">
          <div className="staff-form-fields">
            <div className="field-pairs">
              <Fields names={["minutes", "minNoticeMinutes", "bufferBeforeMinutes", "bufferAfterMinutes"]} />
              <Fields names={["slotGridMinutes", "horizonDays", "category", "icon"]} />
            </div>
            <Fields names={["isActive", "availableForNewClients"]} />
          </div>
        </Section>
        <Section title={tPreview("title")} id="preview">
          <ServicePreview />
        </Section>
      </div>
    </div>
  );
}

/** The price of a first appointment beside that of a follow-up. */
function PricePairs({ of: listed }: { readonly of: readonly Currency[] }) {
  return (
    <div className="field-pairs">
      {listed.map((currency) => (
        <Fields key={currency} names={priceNames(currency)} />
      ))}
    </div>
  );
}
