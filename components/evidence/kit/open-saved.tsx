"use client";

import { useState } from "react";
import type { ChangeEvent } from "react";

import { Alert } from "@/components/ui/alert";
import type { Opened } from "@/lib/evidence/kit";
import type { Work } from "@/lib/evidence/work";

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

  async function open({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    target.value = "";
    if (!file) return;
    const { openKit } = await loadKit();
    const result = openKit(new Uint8Array(await file.arrayBuffer()));
    setOpened(result);
    if ("work" in result) onWork(result.work);
  }

  return (
    <div id="saved-part" className="evidence-part">
      <label className="evidence-file" hidden={isFolded}>
        {kit.open} <input type="file" accept=".json,.zip" onChange={(event) => void open(event)} />
      </label>
      {opened && (
        <Alert tone={"problem" in opened ? "bad" : "ok"} isLive>
          {"problem" in opened ? kit.problems[opened.problem] : kit.opened}
        </Alert>
      )}
    </div>
  );
}
