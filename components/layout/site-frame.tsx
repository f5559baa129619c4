import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import type { RegistrationFact } from "@/lib/site/claim-lines";

import { DemoRibbon } from "./demo-ribbon";
import { NoticeLines } from "./notice-lines";
import { PrintFirm } from "./print-firm";
import { RegistrationBar } from "./registration-bar";
import { SiteFooter } from "./site-footer";
import type { SiteFooterProps } from "./site-footer";
import { SiteHeader } from "./site-header";
import type { SiteHeaderProps } from "./site-header";
import { SkipLink } from "./skip-link";

type Props = {
  readonly frame: {
    /** Whether the site is a demonstration. */
    readonly isDemo: boolean;
    readonly facts: readonly RegistrationFact[];
    /** The firm's notices, as lines that may contain links. */
    readonly notices: readonly string[];
    readonly header: SiteHeaderProps;
    readonly footer: SiteFooterProps;
  };
  /** Shown above everything else. */
  readonly top?: ReactNode;
  readonly children: ReactNode;
};

/** The banner, the header and the footer around a page of the site. */
export function SiteFrame({ frame: { isDemo, facts, notices, header, footer }, top, children }: Props) {
  const t = useTranslations("layout");
  const { phone, phoneHref } = header;
  return (
    <>
      <SkipLink label={t("skipToContent")} />
      <PrintFirm />
      {top}
      {isDemo && <DemoRibbon text={t("demo.text")} more={t("demo.more")} />}
      <RegistrationBar facts={facts} call={{ label: t("call", { phone }), phone, href: phoneHref }} />
      <NoticeLines notices={notices} />
      <SiteHeader {...header} />
      {children}
      {/* Trust badges link to this anchor. */}
      <div id="contact">
        <SiteFooter {...footer} />
      </div>
    </>
  );
}
