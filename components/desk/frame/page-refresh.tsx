"use client";

import { useRouter } from "next/navigation";
import { createContext, useCallback, useContext, useEffect, useRef, useTransition } from "react";
import type { ReactNode } from "react";

import { markBackground } from "./background-refresh";

/** A refresh in the background does not extend the session. */
type Cause = "user" | "background";
type Refresh = (cause?: Cause) => void;

const Context = createContext<Refresh | undefined>(undefined);

/**
 * Refreshes a page of the staff area at most once at a time. The first refresh after a notice (`PageNotice`) gets an
 * answer for another query than the router expects, and the router asks again. If two refreshes at once get such an
 * answer, the router loads the whole page, and text that was typed into it is lost.
 */
export function RefreshProvider({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const isRunning = useRef(false);
  const waiting = useRef<Cause>(undefined);
  const refresh = useCallback<Refresh>(
    (cause = "user") => {
      if (isRunning.current) {
        if (waiting.current !== "user") waiting.current = cause;
        return;
      }
      isRunning.current = true;
      if (cause === "background") markBackground(true);
      startTransition(() => router.refresh());
    },
    [router],
  );
  useEffect(() => {
    if (isPending || !isRunning.current) return;
    isRunning.current = false;
    markBackground(false);
    const cause = waiting.current;
    waiting.current = undefined;
    if (cause) refresh(cause);
  }, [isPending, refresh]);
  return <Context value={refresh}>{children}</Context>;
}

/** Returns a function that refreshes the page. It does not change between renderings. */
export function useRefresh(): Refresh {
  const { refresh } = useRouter();
  return useContext(Context) ?? refresh;
}
