import { useEffect, useRef, useState } from "react";

/** How long the old page dims before the switch and the new page settles after it, in milliseconds. */
export const dimTime = 150;
export const settleTime = 300;

export type Paging = {
  readonly page: number;
  readonly isDimmed: boolean;
  /** Ignores the current page, pages that do not exist, and calls during another change. */
  readonly turnTo: (page: number) => void;
};

/** Manages the pages of a carousel, numbered from 0. Without motion the change is immediate. */
export function usePaging(pages: number, hasMotion: () => boolean): Paging {
  const [requested, setRequested] = useState(0);
  const [isDimmed, setDimmed] = useState(false);
  const isTurning = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // A wider window has fewer pages.
  const page = Math.max(0, Math.min(requested, pages - 1));

  function turnTo(target: number) {
    if (isTurning.current || target === page || target < 0 || target >= pages) return;
    if (!hasMotion()) {
      setRequested(target);
      return;
    }
    isTurning.current = true;
    setDimmed(true);
    timer.current = setTimeout(() => {
      setRequested(target);
      setDimmed(false);
      timer.current = setTimeout(() => {
        isTurning.current = false;
      }, settleTime);
    }, dimTime);
  }

  return { page, isDimmed, turnTo };
}
