"use client";

import { useCallback, useRef, useState } from "react";

import { idOfText, readAgain, toPayment } from "@/lib/evidence/payments";
import type { Payment } from "@/lib/evidence/payments";
import { emptyWork } from "@/lib/evidence/work";
import type { Work } from "@/lib/evidence/work";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Warning } from "@/lib/transfers/kinds";
import { preparedKey } from "@/lib/transfers/prepared-key";

import { loadReader } from "./load-reader";

/** What the page says about the text in the box. Undefined: there is nothing to say, because no text was read. */
export type TextState = {
  /** How many lines the text has. */
  readonly lines: number;
  readonly warnings: readonly Warning[];
  readonly problem?: "slow" | "failed";
  readonly isRefused?: boolean;
};

/** The visitor's work, how often a text was refused, and functions that add what a text or a file contains. */
export function useReading(locale: Locale, country: string) {
  const [work, setWork] = useState<Work>(emptyWork);
  const [state, setState] = useState<TextState>();
  const [refusals, setRefusals] = useState(0);
  /** The codes of opened work. They are in no text of this page. */
  const [opened, setOpened] = useState<Work["identifiers"]>([]);
  /** Counts texts and clearings, because an older text may be read only after them. */
  const turn = useRef(0);

  /** Reads a text, and returns whether it has payments. */
  async function read(text: string): Promise<boolean> {
    turn.current += 1;
    const own = turn.current;
    const lines = text.trim() === "" ? 0 : text.trim().split(/\r\n?|\n/).length;
    const language = locale === "en" ? `en-${country === "uk" ? "GB" : "CA"}` : locale;
    const today = new Date().toISOString().slice(0, 10);
    const reading = await (await loadReader()).readAnywhere(text, { locale: language, country, today });
    if (!reading || own !== turn.current) return false;
    if ("problem" in reading) {
      setState({ lines, warnings: [], problem: reading.problem });
      return false;
    }
    const { refused, found, identifiers, warnings } = reading.read;
    setState({ lines, warnings, isRefused: refused !== null });
    if (refused !== null) setRefusals((before) => before + 1);
    const known = new Set(opened.map(({ value }) => value));
    setWork((before) => ({
      ...before,
      payments: readAgain(
        before.payments,
        found.map((each, at) => toPayment(each, idOfText(at))),
      ),
      identifiers: [...opened, ...identifiers.filter(({ value }) => !known.has(value))],
    }));
    return found.length > 0;
  }

  const changePayment = useCallback((changed: Payment) => {
    setWork((before) => ({
      ...before,
      payments: before.payments.map((each) => (each.id === changed.id ? changed : each)),
    }));
  }, []);
  const open = (saved: Work) => {
    setWork(saved);
    setOpened(saved.identifiers);
  };
  const clear = () => {
    // A browser may forbid to store anything. Then nothing was kept for a booking.
    try {
      sessionStorage.removeItem(preparedKey);
    } catch {}
    turn.current += 1;
    open(emptyWork);
    setState(undefined);
  };
  return { work, setWork, changePayment, state, refusals, read, open, clear };
}
