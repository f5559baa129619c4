"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";

import { useOneTimeParameter } from "@/components/forms/use-one-time-parameter";
import { Alert } from "@/components/ui/alert";
import type { Tone } from "@/components/ui/alert";

type Notice = { readonly code: string; readonly message: ReactNode; readonly tone?: Tone };

const parameter = "done";

/**
 * Says what the last action did. The code of the notice comes from the URL's "done" parameter. The code is then removed
 * from the URL. Otherwise the Back button would show the notice again. Submitting a form removes the notice, because
 * the form may fail, and the old success notice would contradict the error. Pages must render this component even if
 * `notice` is undefined: when the router reloads the page's data, the URL no longer contains the code, and only the
 * state of this component still contains the notice.
 */
export function PageNotice({ notice }: { readonly notice: Notice | undefined }) {
  const inAddress = useSearchParams().get(parameter) === notice?.code ? notice : undefined;
  const code = inAddress?.code;
  const [shownNotice, setShownNotice] = useState(inAddress);
  // A new code replaces the shown notice. After two quick actions, the code changes directly from the first action's
  // code to the second action's code.
  const [lastCode, setLastCode] = useState(code);
  if (lastCode !== code) {
    setLastCode(code);
    if (inAddress) setShownNotice(inAddress);
  }
  useOneTimeParameter(parameter, code);
  useEffect(() => {
    // Listens only while a notice is shown. A permanent listener would also queue a state update when no notice is
    // shown. React could apply this update after the form's action has shown its own notice, and the new notice would
    // disappear.
    if (!shownNotice) return;
    const clear = () => setShownNotice(undefined);
    document.addEventListener("submit", clear);
    return () => document.removeEventListener("submit", clear);
  }, [shownNotice]);
  if (!shownNotice) return null;
  return (
    <Alert tone={shownNotice.tone ?? "ok"} isLive>
      {shownNotice.message}
    </Alert>
  );
}
