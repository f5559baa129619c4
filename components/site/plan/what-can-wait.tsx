import { useTranslations } from "next-intl";

import { PrintChoice } from "@/components/site/parts/print-choice";
import { LinkedText } from "@/components/site/parts/linked-text";

const waiting = ["family", "us"] as const;

/** What needs no decision today, and printing. What the firm could do comes last, with the only link to the booking. */
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
        <p>{t("waitList.fee")}</p>
      </section>
      <section className="stack off-paper" aria-labelledby="note">
        <h2 id="note">{t("note")}</h2>
        <p>{t("print")}</p>
        <PrintChoice />
      </section>
      <section className="stack off-paper" aria-labelledby="we">
        <h2 id="we">{t("we")}</h2>
        <p>
          <LinkedText>{t(isBookingOpen ? "weText" : "weClosed")}</LinkedText>
        </p>
      </section>
    </>
  );
}
