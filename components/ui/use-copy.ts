import { useState } from "react";

/** Copies a text to the clipboard. `outcome` is null until the first attempt has ended. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<"copied" | "copyFailed" | null>(null);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setOutcome("copied"),
      () => setOutcome("copyFailed"),
    );
  };
  return { outcome, copy };
}
