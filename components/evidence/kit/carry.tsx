"use client";

import { useState } from "react";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Work } from "@/lib/evidence/work";
import { preparedKey } from "@/lib/transfers/prepared-key";

import { loadKit } from "./load-kit";
import type { EvidenceTexts } from "../texts";

type Props = { readonly texts: EvidenceTexts; readonly work: Work; readonly bookingPath: string };

/** Takes the table to the booking form in this tab. The form asks again before anything is sent. */
export function Carry({ texts: { carry }, work, bookingPath }: Props) {
  const [problem, setProblem] = useState<"empty" | "tooLong" | "failed">();

  async function take(): Promise<void> {
    try {
      const { carriedText } = await loadKit();
      const carried = carriedText(work);
      if ("problem" in carried) return setProblem(carried.problem);
      sessionStorage.setItem(preparedKey, carried.text);
    } catch {
      return setProblem("failed");
    }
    location.assign(bookingPath);
  }

  return (
    <div className="evidence-part">
      <h3>{carry.title}</h3>
      <p>{carry.text}</p>
      <div>
        <Button variant="secondary" onClick={() => void take()}>
          {carry.button}
        </Button>
      </div>
      {problem && (
        <Alert tone="bad" isLive>
          {carry[problem]}
        </Alert>
      )}
    </div>
  );
}
