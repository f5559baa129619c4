import { useTranslations } from "next-intl";

import { NeverAsk } from "@/components/site/parts/never-ask";
import { Principles } from "@/components/site/parts/principles";

const limits = ["promise", "reverse", "force", "law", "speed", "bank"] as const;

/** Lists the limits of the firm's help, and what the firm never asks a client for. */
export function WhatWeCannot() {
  const t = useTranslations("about.cannot");
  const never = useTranslations("neverAsk");
  return (
    <section className="section" id="cannot">
      <div className="wrap">
        <div className="head">
          <h2>{t("title")}</h2>
          <p className="lead">{t("lead")}</p>
        </div>
        <Principles
          isLimit
          entries={limits.map((key) => ({ icon: "x", title: t(`${key}.title`), text: t(`${key}.text`) }))}
        />
        <h2 className="mt-55 mb-21">{never("title")}</h2>
        <NeverAsk />
      </div>
    </section>
  );
}
