"use client";

import { useCallback, useEffect, useRef } from "react";

import { hasContent } from "@/lib/evidence/work";
import type { Work } from "@/lib/evidence/work";

/** Says that the visitor leaves at once, so that the browser asks nothing. */
export const leaveEvent = "evidence:leave";

type Keeping = {
  /** Says that this work is kept elsewhere. */
  readonly keep: (kept: Work) => void;
  /** Whether the page has work that is in no file. */
  readonly hasUnsavedWork: () => boolean;
};

/** Lets the browser ask before the visitor leaves with work that is in no file. */
export function useLeaveQuestion(work: Work): Keeping {
  const kept = useRef(work);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  }, [work]);
  const hasUnsavedWork = useCallback(() => latest.current !== kept.current && hasContent(latest.current), []);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault();
    };
    const stop = () => removeEventListener("beforeunload", ask);
    addEventListener("beforeunload", ask);
    addEventListener(leaveEvent, stop);
    return () => {
      stop();
      removeEventListener(leaveEvent, stop);
    };
  }, [hasUnsavedWork]);
  const keep = (saved: Work) => {
    kept.current = saved;
  };
  return { keep, hasUnsavedWork };
}
