import { useTranslations } from "next-intl";

import { BrandLogo } from "@/components/layout/brand-logo";
import { Icon } from "@/components/ui/icon";
import { iconNames } from "@/components/ui/icon-names";

import { ShowcaseSection } from "./section";

const sizes = ["small", "medium", "large", "xl"] as const;
const variants = ["default", "horizontal", "full", "symbol"] as const;

/** The logo in all sizes and variants, and all icons. */
export function BrandShowcase({ name }: { name: string }) {
  const t = useTranslations("showcase.brand");
  return (
    <ShowcaseSection title={t("title")}>
      <div className="stack-21">
        {sizes.map((size) => (
          <p key={size}>
            <BrandLogo name={name} claimLine={t("claim")} size={size} />
          </p>
        ))}
      </div>
      <div className="row">
        {variants.map((variant) => (
          <BrandLogo key={variant} name={name} claimLine={t("claim")} variant={variant} />
        ))}
      </div>
      <div className="dark-ground" data-theme="premium" data-surface="deep">
        <BrandLogo name={name} claimLine={t("claim")} variant="white" />
      </div>
      <ul className="icon-list">
        {iconNames.map((icon) => (
          <li key={icon}>
            <Icon name={icon} />
            <small>{icon}</small>
          </li>
        ))}
      </ul>
    </ShowcaseSection>
  );
}
