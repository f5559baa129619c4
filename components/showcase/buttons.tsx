import { useTranslations } from "next-intl";

import { Button, ButtonLink } from "@/components/ui/button";
import type { ButtonSize, ButtonVariant } from "@/components/ui/button-look";
import { Icon } from "@/components/ui/icon";
import { Table } from "@/components/ui/table";

import { ShowcaseSection } from "./section";

const variants: readonly ButtonVariant[] = [
  "gold",
  "primary",
  "secondary",
  "accent",
  "light",
  "outline",
  "ghost",
  "link",
  "danger",
  "tertiary",
  "premium",
  "text",
];

const sizes: readonly ButtonSize[] = ["sm", "md", "lg"];

/** All buttons in all states and sizes. */
export function ButtonsShowcase() {
  const t = useTranslations("showcase.buttons");
  const loading = useTranslations("layout")("loading");
  return (
    <ShowcaseSection title={t("title")} lead={t("lead")}>
      <Table
        caption={t("title")}
        columns={(["variant", "rest", "disabled", "busy", "link"] as const).map((key) => ({ key, label: t(key) }))}
        rows={variants.map((variant) => ({
          key: variant,
          cells: {
            variant,
            rest: <Button variant={variant}>{t("send")}</Button>,
            disabled: (
              <Button variant={variant} disabled>
                {t("send")}
              </Button>
            ),
            busy: (
              <Button variant={variant} isLoading loadingLabel={loading}>
                {t("send")}
              </Button>
            ),
            link: (
              <ButtonLink variant={variant} href="/component-test">
                {t("link")}
              </ButtonLink>
            ),
          },
        }))}
      />
      <Table
        caption={t("sizes")}
        columns={(["variant", "small", "medium", "large"] as const).map((key) => ({ key, label: t(key) }))}
        rows={variants.map((variant) => ({
          key: variant,
          cells: {
            variant,
            small: (
              <Button variant={variant} size="sm">
                {t("send")}
              </Button>
            ),
            medium: <Button variant={variant}>{t("send")}</Button>,
            large: (
              <Button variant={variant} size="lg">
                {t("send")}
              </Button>
            ),
          },
        }))}
      />
      <div className="row">
        {sizes.map((size) => (
          <Button key={size} variant="secondary" size={size} isIcon aria-label={t("iconOnly")}>
            <Icon name="calendar" />
          </Button>
        ))}
      </div>
    </ShowcaseSection>
  );
}
