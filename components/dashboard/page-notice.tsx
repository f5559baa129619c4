"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";

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
  const isInAddress = useSearchParams().get(parameter) === notice?.code && notice !== undefined;
  const [shown, setShown] = useState(isInAddress ? notice : undefined);
  const [wasInAddress, setInAddress] = useState(isInAddress);
  if (wasInAddress !== isInAddress) {
    setInAddress(isInAddress);
    if (isInAddress) setShown(notice);
  }
  useEffect(() => {
    if (!isInAddress) return;
    const address = new URL(window.location.href);
    address.searchParams.delete(parameter);
    window.history.replaceState(null, "", address);
  }, [isInAddress]);
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
