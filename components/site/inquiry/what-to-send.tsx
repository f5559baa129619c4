import { useTranslations } from "next-intl";

import { LinkedText } from "@/components/site/parts/linked-text";

const papers = ["payments", "codes", "file", "letter", "story"] as const;

/** Lists what visitors should have ready when they contact us, and what they should never send. */
export function WhatToSend() {
  const t = useTranslations("contact");
  return (
    <div className="contact-side">
      <div className="contact-list">
        <h2>{t("handTitle")}</h2>
        <p>{t("handText")}</p>
        <ul>
          {papers.map((key) => (
            <li key={key}>{t(`hand.${key}`)}</li>
          ))}
        </ul>
        <p>
          <LinkedText>{t("handMore")}</LinkedText>
        </p>
      </div>
      <div className="contact-list">
        <h2>{t("neverTitle")}</h2>
        <p>{t("neverText")}</p>
        <p>
          <LinkedText>{t("mailText")}</LinkedText>
        </p>
      </div>
    </div>
  );
}
