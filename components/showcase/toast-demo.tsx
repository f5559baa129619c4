"use client";

import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toaster";

type Props = { words: Readonly<Record<"showToast" | "showError" | "copied" | "failed" | "failedText", string>> };

/** Two buttons that show toasts. */
export function ToastDemo({ words }: Props) {
  const toast = useToast();
  return (
    <div className="row">
      <Button variant="secondary" onClick={() => toast.show({ title: words.copied, description: "REF-7K2M-4Q91" })}>
        {words.showToast}
      </Button>
      <Button
        variant="secondary"
        onClick={() => toast.show({ title: words.failed, description: words.failedText, tone: "bad" })}
      >
        {words.showError}
      </Button>
    </div>
  );
}
