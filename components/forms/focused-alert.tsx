"use client";

import { useEffect, useRef } from "react";

import { Alert } from "@/components/ui/alert";
import type { Tone } from "@/components/ui/alert";

type Props = {
  readonly tone: Tone;
  readonly title?: string | undefined;
  /** The event that the alert reports. Whenever it changes, the alert takes the focus again. */
  readonly event: unknown;
  readonly children: React.ReactNode;
};

/**
 * The outcome of the visitor's last action, for outcomes that belong to no single field. It takes the focus. React
 * writes `autofocus` only into the server's HTML, which gives the alert the focus without JavaScript.
 */
export function FocusedAlert({ tone, title, event, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), [event]);
  return (
    <div ref={frame} tabIndex={-1} role="alert" autoFocus>
      <Alert tone={tone} title={title}>
        {children}
      </Alert>
    </div>
  );
}
