"use client";

import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toaster";

type Props = { texts: Readonly<Record<"showToast" | "showError" | "copied" | "failed" | "failedText", string>> };

/** Two buttons that show toasts. */
export function ToastDemo({ texts }: Props) {
  const toast = useToast();
  return (
    <div className="row">
      <Button variant="secondary" onClick={() => toast.show({ title: texts.copied, description: "REF-7K2M-4Q91" })}>
        {texts.showToast}
      </Button>
      <Button
        variant="secondary"
        onClick={() => toast.show({ title: texts.failed, description: texts.failedText, tone: "bad" })}
      >
        {texts.showError}
      </Button>
    </div>
  );
}
