import { useEffect, useRef, useState } from "react";

/**
 * Durations in milliseconds. The old page is dimmed for `dimTime` before the new page is shown. Further changes are
 * ignored during this time and for `settleTime` after it.
 */
export const dimTime = 150;
export const settleTime = 300;

export type Paging = {
  readonly page: number;
  readonly isDimmed: boolean;
  /** Shows a page. Does nothing if the page does not exist or is already shown, or if a change is still in progress. */
  readonly turnTo: (page: number) => void;
};

/** Manages the pages of a carousel, numbered from 0. If `hasMotion` returns false, the page changes immediately. */
export function usePaging(pages: number, hasMotion: () => boolean): Paging {
  const [requested, setRequested] = useState(0);
  const [isDimmed, setDimmed] = useState(false);
  const isTurning = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // In a wider window, more items fit on a page. If the window became wider, the requested page may no longer exist.
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
