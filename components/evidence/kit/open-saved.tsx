"use client";

import { useState } from "react";

import { Alert } from "@/components/ui/alert";
import type { Opened } from "@/lib/evidence/kit";
import type { Work } from "@/lib/evidence/work";

import { FileButton } from "../file-button";
import { loadKit } from "./load-kit";
import type { EvidenceTexts } from "../texts";

type Props = {
  readonly texts: EvidenceTexts;
  /** Whether only the message is shown, because the page has other work already. */
  readonly isFolded: boolean;
  readonly onWork: (work: Work) => void;
};

/** Opens work that was saved before. A file that cannot be opened changes nothing. */
export function OpenSaved({ texts: { kit }, isFolded, onWork }: Props) {
  const [opened, setOpened] = useState<Opened>();

  async function open([file]: readonly File[]): Promise<void> {
    if (!file) return;
    const { openKit } = await loadKit();
    const result = openKit(new Uint8Array(await file.arrayBuffer()));
    setOpened(result);
    if ("work" in result) onWork(result.work);
  }

  return (
    <div id="saved-part" className="evidence-part" hidden={isFolded && !opened}>
      <div hidden={isFolded}>
        <FileButton label={kit.open} icon="doc" accept=".json,.zip" onFiles={open} />
      </div>
      {opened && (
        <Alert tone={"problem" in opened ? "bad" : "ok"} isLive>
          {"problem" in opened ? kit.problems[opened.problem] : kit.opened}
        </Alert>
      )}
    </div>
  );
}
