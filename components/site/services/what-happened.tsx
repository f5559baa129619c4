import { useTranslations } from "next-intl";

import type { ServicePage } from "@/lib/site/service-pages";

/** Describes how the fraud works, so that victims can recognise their own case. */
export function WhatHappened({ service: { key } }: { service: ServicePage }) {
  const t = useTranslations("services");
  return (
    <section className="section">
      <div className="wrap">
        <div className="happened">
          <h2>{t("detail.happened")}</h2>
          <p>{t(`kinds.${key}.happened.one`)}</p>
          <p>{t(`kinds.${key}.happened.two`)}</p>
        </div>
      </div>
    </section>
  );
}
