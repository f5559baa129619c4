import { useTranslations } from "next-intl";

import { Accordion } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { Tabs } from "@/components/ui/tabs";
import { Tooltip } from "@/components/ui/tooltip";

import { OverlayDemo } from "./overlay-demo";
import { ShowcaseSection } from "./section";

/** Dialog, drawer, tooltip, tabs and accordion. */
export function OverlaysShowcase() {
  const t = useTranslations("showcase.overlays");
  return (
    <ShowcaseSection title={t("title")}>
      <div className="row">
        <OverlayDemo
          shape="box"
          texts={{
            open: t("openDialog"),
            title: t("question"),
            text: t("questionText"),
            close: t("close"),
            stay: t("stay"),
            leave: t("leave"),
          }}
        />
        <OverlayDemo
          shape="drawer"
          texts={{
            open: t("openDrawer"),
            title: t("summary"),
            text: t("drawerText"),
            close: t("close"),
            stay: t("stay"),
            leave: t("leave"),
          }}
        />
        <Tooltip text={t("tooltipText")}>
          <Button variant="secondary">{t("tooltip")}</Button>
        </Tooltip>
      </div>
      <Tabs
        label={t("tabs")}
        tabs={(["summary", "messages", "consent"] as const).map((id) => ({
          id,
          label: t(id),
          content: <p>{t("panel", { tab: t(id) })}</p>,
        }))}
      />
      <Accordion
        group="questions"
        items={(["first", "second"] as const).map((id) => ({ id, title: t(id), content: <p>{t("answer")}</p> }))}
      />
    </ShowcaseSection>
  );
}
