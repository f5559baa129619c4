"use client";

import { Button } from "@/components/ui/button";

/** Moves the focus to the first open question of the table. */
export function FirstQuestion({ label }: { readonly label: string }) {
  const go = () => document.querySelector<HTMLElement>(".evidence-asks :is(button, input, select)")?.focus();
  return (
    <Button variant="gold" size="lg" onClick={go}>
      {label}
    </Button>
  );
}
