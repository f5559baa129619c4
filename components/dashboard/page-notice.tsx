"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useLayoutEffect, useState } from "react";

import { Alert } from "@/components/ui/alert";
import type { Tone } from "@/components/ui/alert";

type Notice = { readonly code: string; readonly message: string; readonly tone?: Tone };

const parameter = "done";

/**
 * What the last act did, as the address says in "done". It is shown once: the code is removed from the address, so that
 * going back does not repeat it, and the next attempt removes the message, which would contradict its error. Pages
 * always render this component, because a refresh of the page no longer knows the code.
 */
export function PageNotice({ notice }: { readonly notice: Notice | undefined }) {
  const inAddress = useSearchParams().get(parameter) === notice?.code ? notice : undefined;
  const code = inAddress?.code;
  const [shown, setShown] = useState(inAddress);
  // By code, because the notices of two quick acts can follow each other without a state between them.
  const [lastCode, setLastCode] = useState(code);
  if (lastCode !== code) {
    setLastCode(code);
    if (inAddress) setShown(inAddress);
  }
  // Before the notice is visible, because the router discards the result of an action that is running when the address
  // changes, and the notice of that action would be lost.
  useLayoutEffect(() => {
    if (code === undefined) return;
    const address = new URL(window.location.href);
    address.searchParams.delete(parameter);
    window.history.replaceState(null, "", address);
  }, [code]);
  useEffect(() => {
    // Clearing an empty notice would be queued, and React would apply it to the next notice.
    if (!shown) return;
    const clear = () => setShown(undefined);
    document.addEventListener("submit", clear);
    return () => document.removeEventListener("submit", clear);
  }, [shown]);
  if (!shown) return null;
  return (
    <Alert tone={shown.tone ?? "ok"} isLive>
      {shown.message}
    </Alert>
  );
}
