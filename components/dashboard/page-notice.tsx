"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useLayoutEffect, useState } from "react";

import { Alert } from "@/components/ui/alert";
import type { Tone } from "@/components/ui/alert";

type Notice = { readonly code: string; readonly message: string; readonly tone?: Tone };

const parameter = "done";

/**
 * Says what the last action did, from the code in the URL's "done" parameter. The code is then removed from the URL, so
 * that going back does not show the notice again. Submitting a form removes the notice, because it would contradict an
 * error. Pages always render this component, because a refreshed page no longer has the code.
 */
export function PageNotice({ notice }: { readonly notice: Notice | undefined }) {
  const inAddress = useSearchParams().get(parameter) === notice?.code ? notice : undefined;
  const code = inAddress?.code;
  const [shown, setShown] = useState(inAddress);
  // Compares the codes, because two quick actions can follow each other without a rendering that has no notice.
  const [lastCode, setLastCode] = useState(code);
  if (lastCode !== code) {
    setLastCode(code);
    if (inAddress) setShown(inAddress);
  }
  // Removes the code before the notice is visible. Changing the URL while a later action runs would make the router
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
