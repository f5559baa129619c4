"use client";

import { useEffect, useState } from "react";

import { Alert } from "@/components/ui/alert";
import type { Locale } from "@/lib/platform/i18n/locales";
import { openQuestions, toPayment } from "@/lib/evidence/payments";
import type { Payment } from "@/lib/evidence/payments";
import type { Identifier, Warning } from "@/lib/transfers/kinds";

import { CodeList } from "./code-list";
import { FileList } from "./file-list";
import { FoundTable } from "./found-table";
import { PasteBox } from "./paste-box";
import { SecretRefused } from "./secret-refused";
import type { EvidenceTexts } from "./texts";
import { Timeline } from "./timeline";

type Found = {
  readonly payments: readonly Payment[];
  readonly identifiers: readonly Identifier[];
  readonly warnings: readonly Warning[];
};

const nothing: Found = { payments: [], identifiers: [], warnings: [] };

type Props = { readonly texts: EvidenceTexts; readonly locale: Locale; readonly country: string };

/** The parts of the page. All of its memory is this state, which a reload deletes. */
export function EvidenceWorkspace({ texts, locale, country }: Props) {
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<Found>();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    reloadIfEnteredSoftly();
    loadReaderLate();
  }, []);

  async function read(text: string): Promise<void> {
    const language = locale === "en" ? `en-${country === "uk" ? "GB" : "CA"}` : locale;
    const today = new Date().toISOString().slice(0, 10);
    const {
      refused,
      found: transfers,
      identifiers,
      warnings,
    } = (await loadReader()).readText(text, { locale: language, country, today });
    setRefused(refused !== null);
    setFound(
      refused ? undefined : { payments: transfers.map((each, at) => toPayment(each, `${at}`)), identifiers, warnings },
    );
  }

  const clear = () => {
    setFound(undefined);
    setRefused(false);
    setRound(round + 1);
  };
  const { payments, identifiers, warnings } = found ?? nothing;
  const open = payments.filter((each) => openQuestions(each).length > 0).length;
  return (
    <>
      {isRefused && <SecretRefused texts={texts} />}
      <PasteBox key={`${round} ${isRefused}`} texts={texts} onText={read} onClear={clear} />
      <p role="status" className="evidence-result">
        {found && `${texts.found.count}: ${payments.length}. ${texts.found.open}: ${open}.`}
      </p>
      {found && payments.length === 0 && <Alert tone="info">{texts.found.none}</Alert>}
      {warnings.includes("checksum-failed") && <Alert tone="warn">{texts.warnings.checksum}</Alert>}
      {warnings.includes("token-contract-not-recipient") && <Alert tone="warn">{texts.warnings.contract}</Alert>}
      {warnings.includes("lookalike-host") && <Alert tone="warn">{texts.warnings.lookalike}</Alert>}
      {warnings.includes("text-cut") && <Alert tone="warn">{texts.warnings.cut}</Alert>}
      {payments.length > 0 && (
        <FoundTable
          texts={texts}
          locale={locale}
          payments={payments}
          onChange={(changed) => setFound({ payments: changed, identifiers, warnings })}
        />
      )}
      {identifiers.length > 0 && <CodeList texts={texts} identifiers={identifiers} />}
      {payments.length > 0 && <Timeline texts={texts} locale={locale} payments={payments} />}
      <FileList key={round} texts={texts} locale={locale} />
    </>
  );
}

/**
 * The reader is larger than the page around it. It loads once the page is complete, so that it also works offline then.
 */
const loadReader = () => import("@/lib/transfers/read-text");

function loadReaderLate(): void {
  if (document.readyState === "complete") void loadReader();
  else window.addEventListener("load", () => void loadReader(), { once: true });
}

/**
 * Another page can lead here without loading a new document. Then the policy of that page would still apply, which
 * allows connections, so this page loads itself again before anything can be typed.
 */
function reloadIfEnteredSoftly(): void {
  const [entry] = performance.getEntriesByType("navigation");
  if (entry && new URL(entry.name).pathname !== location.pathname) location.reload();
}
