"use client";

import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { Button } from "@/components/ui/button";
import type { LetterTexts } from "@/lib/evidence/letters";
import { mayCount, openQuestions, paymentByHand } from "@/lib/evidence/payments";
import { hasContent } from "@/lib/evidence/work";
import type { Locale } from "@/lib/platform/i18n/locales";

import { FileList } from "./file-list";
import { FirstQuestion } from "./first-question";
import { FoundTable } from "./found-table";
import { Carry } from "./kit/carry";
import { KitPart } from "./kit/kit-part";
import { loadKit } from "./kit/load-kit";
import { OpenSaved } from "./kit/open-saved";
import { loadReader } from "./load-reader";
import { PartList } from "./part-list";
import { PasteBox } from "./paste-box";
import { People } from "./people";
import { SecretRefused } from "./secret-refused";
import { TextNotes } from "./text-notes";
import type { EvidenceTexts } from "./texts";
import { Timeline } from "./timeline";
import { useLeaveQuestion } from "./use-leave-question";
import { useReading } from "./use-reading";

type Props = {
  readonly texts: EvidenceTexts;
  readonly locale: Locale;
  readonly country: string;
  readonly letters: Readonly<Record<Locale, LetterTexts>>;
  /** The path of the booking form in the language of the page. */
  readonly bookingPath: string;
};

/** The parts of the page. All of its memory is its state, which a reload deletes. */
export function EvidenceWorkspace({ texts, locale, country, letters, bookingPath }: Props) {
  const [round, setRound] = useState(0);
  const [isLoaded, setLoaded] = useState(false);
  const [isFolded, setFolded] = useState(false);
  const result = useRef<HTMLParagraphElement>(null);
  const { work, setWork, changePayment, state, refusals, read, open: openWork, clear } = useReading(locale, country);
  useEffect(() => {
    reloadIfEnteredSoftly();
    loadLate(() => setLoaded(true));
  }, []);
  const { keep, hasUnsavedWork } = useLeaveQuestion(work);
  const { payments } = work;
  const isRefused = state?.isRefused === true;
  const hasRows = payments.length > 0;
  const open = payments.filter((each) => openQuestions(each).length > 0).length;
  /** The boxes for texts and files give way to the table, and the focus in them goes to the result above the table. */
  function fold(): void {
    const hadFocus = document.activeElement?.closest("#paste-part, #saved-part") != null;
    flushSync(() => setFolded(true));
    if (!hadFocus) return;
    document.querySelector("#paste-part")?.scrollIntoView();
    result.current?.focus({ preventScroll: true });
  }
  const addByHand = () => setWork({ ...work, payments: [...payments, paymentByHand(crypto.randomUUID())] });
  return (
    <div className="evidence-work">
      {hasContent(work) && <PartList texts={texts} locale={locale} work={work} open={open} lines={state?.lines} />}
      <div className="evidence-parts">
        {isRefused && <SecretRefused key={refusals} texts={texts} />}
        <PasteBox
          key={`${round} ${refusals}`}
          texts={texts}
          lines={state?.lines}
          problem={state?.problem}
          isFolded={isFolded}
          onText={async (text, isWhole) => {
            if ((await read(text)) && isWhole) fold();
          }}
          onShow={() => setFolded(false)}
          onClear={() => {
            clear();
            setFolded(false);
            setRound(round + 1);
          }}
        />
        <OpenSaved
          key={`saved ${round}`}
          texts={texts}
          isFolded={isFolded}
          hasUnsavedWork={hasUnsavedWork}
          onWork={(opened) => {
            keep(opened);
            openWork(opened);
            if (opened.payments.length > 0) fold();
          }}
        />
        {isLoaded && <p>{texts.kit.offline}</p>}
        <div className="evidence-row evidence-summary">
          <p ref={result} tabIndex={-1} role="status" className="evidence-result">
            {(state ?? hasRows) && `${texts.found.count} ${payments.length}. ${texts.found.open} ${open}.`}
          </p>
          {open > 0 && <FirstQuestion label={texts.found.first} />}
        </div>
        {state && (
          <TextNotes texts={texts} warnings={state.warnings} isEmpty={!hasRows && !state.problem && !isRefused} />
        )}
        {hasRows && (
          <FoundTable
            texts={texts}
            locale={locale}
            payments={payments}
            onChange={changePayment}
            onTickAll={(isTicked) =>
              setWork({
                ...work,
                payments: payments.map((each) => ({ ...each, isTicked: isTicked && mayCount(each) })),
              })
            }
          />
        )}
        <div>
          <Button variant="secondary" onClick={addByHand}>
            {texts.table.add}
          </Button>
        </div>
        <People key={`people ${round}`} texts={texts} work={work} onChange={(people) => setWork({ ...work, people })} />
        <Timeline
          key={`days ${round}`}
          texts={texts}
          locale={locale}
          work={work}
          onChange={(days) => setWork({ ...work, days })}
        />
        <FileList
          texts={texts}
          locale={locale}
          files={work.files}
          onFile={(file) => setWork((before) => ({ ...before, files: [...before.files, file] }))}
          onRemove={(at) => setWork({ ...work, files: work.files.filter((_, place) => place !== at) })}
        />
        {hasContent(work) && (
          <KitPart texts={texts} locale={locale} work={work} letters={letters} onWork={setWork} onKept={keep} />
        )}
        {hasRows && <Carry texts={texts} work={work} bookingPath={bookingPath} />}
        <p className="mute">{texts.leave.limits}</p>
      </div>
    </div>
  );
}

/** Loads the parts that are larger than the page once the page is complete, so that they also work offline. */
function loadLate(onLoaded: () => void): void {
  const load = () =>
    void Promise.all([loadReader().then(({ prepareWorker }) => prepareWorker()), loadKit()]).then(
      onLoaded,
      () => undefined,
    );
  if (document.readyState === "complete") load();
  else window.addEventListener("load", load, { once: true });
}

/**
 * Another page can lead here without loading a new document. Then the policy of that page would still apply, which
 * allows connections, so this page loads itself again before anything can be typed.
 */
function reloadIfEnteredSoftly(): void {
  const [entry] = performance.getEntriesByType("navigation");
  if (entry && new URL(entry.name).pathname !== location.pathname) location.reload();
}
