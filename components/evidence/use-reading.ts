"use client";

import { useState } from "react";

import { idOfText, readAgain, toPayment } from "@/lib/evidence/payments";
import { emptyWork } from "@/lib/evidence/work";
import type { Work } from "@/lib/evidence/work";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Warning } from "@/lib/transfers/kinds";
import { preparedKey } from "@/lib/transfers/prepared-key";

import { loadReader } from "./load-reader";

/** What the page says about the text in the box. Undefined: there is nothing to say, because no text was read. */
export type TextState = {
  readonly warnings: readonly Warning[];
  readonly problem?: "slow" | "failed";
  readonly isRefused?: boolean;
};

/** The visitor's work, and a function that adds what a text contains. */
export function useReading(locale: Locale, country: string) {
  const [work, setWork] = useState<Work>(emptyWork);
  const [state, setState] = useState<TextState>();

  async function read(text: string): Promise<void> {
    const language = locale === "en" ? `en-${country === "uk" ? "GB" : "CA"}` : locale;
    const today = new Date().toISOString().slice(0, 10);
    const reading = await (await loadReader()).readAnywhere(text, { locale: language, country, today });
    if (!reading) return;
    if ("problem" in reading) return setState({ warnings: [], problem: reading.problem });
    const { refused, found, identifiers, warnings } = reading.read;
    setState({ warnings, isRefused: refused !== null });
    setWork((before) => ({
      ...before,
      payments: readAgain(
        before.payments,
        found.map((each, at) => toPayment(each, idOfText(at))),
      ),
      identifiers,
    }));
  }

  const clear = () => {
    // A browser may forbid to store anything. Then nothing was kept for a booking.
    try {
      sessionStorage.removeItem(preparedKey);
    } catch {}
    setWork(emptyWork);
    setState(undefined);
  };
  return { work, setWork, state, read, clear };
}
