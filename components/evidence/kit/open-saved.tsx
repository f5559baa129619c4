"use client";

import { useState } from "react";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Opened } from "@/lib/evidence/kit";
import type { Work } from "@/lib/evidence/work";

import { FileButton } from "../file-button";
import { loadKit } from "./load-kit";
import type { EvidenceTexts } from "../texts";

type Props = {
  readonly texts: EvidenceTexts;
  /** Whether only the message is shown, because the page has other work already. */
  readonly isFolded: boolean;
  /** Whether the page has work that opening a file would delete. */
  readonly hasUnsavedWork: () => boolean;
  readonly onWork: (work: Work) => void;
};

/** Opens work that was saved before. A file that cannot be opened changes nothing. Asks before it replaces work. */
export function OpenSaved({ texts: { kit }, isFolded, hasUnsavedWork, onWork }: Props) {
  const [opened, setOpened] = useState<Opened>();
  const [waiting, setWaiting] = useState<Work>();

  async function open([file]: readonly File[]): Promise<void> {
    if (!file) return;
    const { openKit } = await loadKit();
    const result = openKit(new Uint8Array(await file.arrayBuffer()));
    if ("work" in result && hasUnsavedWork()) {
      setWaiting(result.work);
      setOpened(undefined);
    } else show(result);
  }

  function show(result: Opened): void {
    setWaiting(undefined);
    setOpened(result);
    if ("work" in result) onWork(result.work);
  }

  return (
    <div id="saved-part" className="evidence-part" hidden={isFolded && !opened}>
      <div hidden={isFolded}>
        <FileButton label={kit.open} icon="doc" accept=".json,.zip" onFiles={open} />
      </div>
      {waiting && (
        <Alert tone="warn" title={kit.replace.title} isLive>
          <p>{kit.replace.text}</p>
          <div className="evidence-row">
            <Button variant="secondary" onClick={() => show({ work: waiting })}>
              {kit.replace.open}
            </Button>
            <Button variant="secondary" onClick={() => setWaiting(undefined)}>
              {kit.replace.keep}
            </Button>
          </div>
        </Alert>
      )}
      {opened && (
        <Alert tone={"problem" in opened ? "bad" : "ok"} isLive>
          {"problem" in opened ? kit.problems[opened.problem] : kit.opened}
        </Alert>
      )}
    </div>
  );
}
