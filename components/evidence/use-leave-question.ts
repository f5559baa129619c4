"use client";

import { useEffect, useRef } from "react";

import { hasContent } from "@/lib/evidence/work";
import type { Work } from "@/lib/evidence/work";

/** Says that the visitor leaves at once, so that the browser asks nothing. */
export const leaveEvent = "evidence:leave";

/**
 * Lets the browser ask before the visitor leaves with work that is in no file. Returns a function that says that the
 * work is kept elsewhere.
 */
export function useLeaveQuestion(work: Work): (kept: Work) => void {
  const kept = useRef(work);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  }, [work]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current !== kept.current && hasContent(latest.current)) event.preventDefault();
    };
    const stop = () => removeEventListener("beforeunload", ask);
    addEventListener("beforeunload", ask);
    addEventListener(leaveEvent, stop);
    return () => {
      stop();
      removeEventListener(leaveEvent, stop);
    };
  }, []);
  return (work) => {
    kept.current = work;
  };
}
