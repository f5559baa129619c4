import { useTranslations } from "next-intl";

import { LinkedText } from "@/components/site/parts/linked-text";

const waiting = ["family", "us", "fee"] as const;

/** What needs no decision today. What the firm could do comes last, with the only link to the booking. */
export function WhatCanWait({ isBookingOpen }: { readonly isBookingOpen: boolean }) {
  const t = useTranslations("plans.page");
  return (
    <>
      <section className="stack" aria-labelledby="wait">
        <h2 id="wait">{t("wait")}</h2>
        <ul className="bring-list">
          {waiting.map((each) => (
            <li key={each}>{t(`waitList.${each}`)}</li>
          ))}
        </ul>
        <p>{t("print")}</p>
      </section>
      <section className="stack" aria-labelledby="we">
        <h2 id="we">{t("we")}</h2>
        <p>
          <LinkedText>{t(isBookingOpen ? "weText" : "weClosed")}</LinkedText>
        </p>
      </section>
    </>
  );
}
