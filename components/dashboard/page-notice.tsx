"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useLayoutEffect, useState } from "react";

import { Alert } from "@/components/ui/alert";
import type { Tone } from "@/components/ui/alert";

type Notice = { readonly code: string; readonly message: string; readonly tone?: Tone };

const parameter = "done";

/**
 * Says what the last action did. The code of the notice comes from the URL's "done" parameter. The code is then removed
 * from the URL. Otherwise the Back button would show the notice again. Submitting a form removes the notice, because an
 * old success notice could contradict an error. Pages must always render this component, because the code is missing
 * from the URL when the page is refreshed.
 */
export function PageNotice({ notice }: { readonly notice: Notice | undefined }) {
  const inAddress = useSearchParams().get(parameter) === notice?.code ? notice : undefined;
  const code = inAddress?.code;
  const [shown, setShown] = useState(inAddress);
  // Compares the codes of the notices. Two quick actions can follow each other, and then no rendering without a notice
  // separates their notices.
  const [lastCode, setLastCode] = useState(code);
  if (lastCode !== code) {
    setLastCode(code);
    if (inAddress) setShown(inAddress);
  }
  // Removes the code before the notice is visible. If the URL changed later, during the next action, the router would
  // discard the result of that action, and its notice would be lost.
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
