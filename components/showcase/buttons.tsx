import { useTranslations } from "next-intl";

import { Button, ButtonLink } from "@/components/ui/button";
import type { ButtonVariant } from "@/components/ui/button-look";
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

/** Every button in every state. */
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
      <div className="row">
        <Button variant="secondary" size="sm">
          {t("small")}
        </Button>
        <Button variant="secondary">{t("medium")}</Button>
        <Button variant="secondary" size="lg">
          {t("large")}
        </Button>
        <Button variant="secondary" isIcon aria-label={t("iconOnly")}>
          <Icon name="calendar" />
        </Button>
      </div>
    </ShowcaseSection>
  );
}
