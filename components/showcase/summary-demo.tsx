"use client";

import { useState } from "react";

import { Button } from "@/components/ui/button";
import { ErrorSummary, type FieldMessage } from "@/components/ui/error-summary";

type Props = { label: string; title: string; errors: readonly FieldMessage[] };

/** A button that shows the error summary, which takes the focus. */
export function SummaryDemo({ label, title, errors }: Props) {
  const [attempt, setAttempt] = useState(0);
  return (
    <div className="stack">
      <ErrorSummary title={title} errors={attempt > 0 ? errors : []} attempt={attempt} />
      <Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
        {label}
      </Button>
    </div>
  );
}
