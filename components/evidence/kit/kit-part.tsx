"use client";

import { useState } from "react";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { LetterTexts } from "@/lib/evidence/letters";
import type { Work } from "@/lib/evidence/work";
import type { Locale } from "@/lib/platform/i18n/locales";

import { DetailsFields } from "./details-fields";
import { LetterPreview } from "./letter-preview";
import { loadKit } from "./load-kit";
import { saveFile } from "./save-file";
import type { EvidenceTexts } from "../texts";

type Props = {
  readonly texts: EvidenceTexts;
  readonly locale: Locale;
  readonly work: Work;
  readonly letters: Readonly<Record<Locale, LetterTexts>>;
  readonly onWork: (work: Work) => void;
  /** Called with work that is in a file of the visitor. */
  readonly onKept: (work: Work) => void;
};

const names = {
  "report.pdf": "report",
  letters: "letters",
  "transfers.csv": "transfers",
  "kit.json": "kit",
  SHA256SUMS: "sums",
  "READ-ME.txt": "readMe",
} as const;

/** The letters, and the file with all of the visitor's work. The file is made in the page. */
export function KitPart({ texts, locale, work, letters, onWork, onKept }: Props) {
  const [language, setLanguage] = useState(locale);
  const [state, setState] = useState<"idle" | "busy" | "failed" | "empty" | "done">("idle");
  const { kit } = texts;

  async function download(): Promise<void> {
    if (!work.payments.some(({ isTicked }) => isTicked)) return setState("empty");
    setState("busy");
    try {
      const { makeKit } = await loadKit();
      const madeOn = dayHere();
      const context = { texts, locale, madeOn, letterTexts: letters[language], letterLocale: language };
      saveFile(`evidence-${madeOn}.zip`, await makeKit(work, context), "application/zip");
      onKept(work);
      setState("done");
    } catch {
      setState("failed");
    }
  }

  async function save(): Promise<void> {
    const { kitText } = await loadKit();
    saveFile("kit.json", kitText(work), "application/json");
    onKept(work);
  }

  return (
    <section className="evidence-part" aria-labelledby="kit-title">
      <h2 id="kit-title">{kit.title}</h2>
      <p>{kit.hint}</p>
      <DetailsFields texts={texts} details={work.details} onChange={(details) => onWork({ ...work, details })} />
      <LetterPreview
        texts={texts}
        work={work}
        letters={letters}
        language={language}
        onLanguage={setLanguage}
        locale={locale}
      />
      <h3>{kit.contents}</h3>
      <dl className="facts">
        {Object.entries(names).map(([name, key]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{kit.files[key]}</dd>
          </div>
        ))}
      </dl>
      <div className="evidence-row">
        <Button variant="gold" size="lg" aria-disabled={state === "busy"} onClick={() => void download()}>
          {kit.download}
        </Button>
        <span>{kit.name}</span>
      </div>
      <p role="status">{state === "busy" && kit.busy}</p>
      {(state === "failed" || state === "empty") && (
        <Alert tone="bad" isLive>
          {kit[state]}
        </Alert>
      )}
      {state === "done" && (
        <Alert tone="ok" isLive>
          {kit.after}
        </Alert>
      )}
      {state === "done" && (
        <>
          <h3>{kit.today}</h3>
          <ol>
            <li>{kit.todaySteps.bank}</li>
            <li>{kit.todaySteps.police}</li>
          </ol>
        </>
      )}
      <p>{kit.keep}</p>
      <div>
        <Button variant="secondary" onClick={() => void save()}>
          {kit.save}
        </Button>
      </div>
    </section>
  );
}

/** Today where the visitor is, as YYYY-MM-DD. */
function dayHere(): string {
  const now = new Date();
  const two = (number: number) => `${number}`.padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
