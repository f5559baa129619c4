import { useState } from "react";

/** Copies a text to the clipboard. `outcome` is null until the first attempt has ended. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<"copied" | "copyFailed" | null>(null);
  const copy = async () => {
    try {
      // Browsers offer no clipboard to a page that was loaded over HTTP from another machine, so this can throw.
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("copyFailed");
    }
  };
  return { outcome, copy };
}
