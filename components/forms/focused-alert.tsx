"use client";

import { useEffect, useRef } from "react";

import { Alert } from "@/components/ui/alert";
import type { Tone } from "@/components/ui/alert";

type Props = {
  readonly tone: Tone;
  readonly title?: string | undefined;
  /** The event that the alert reports. The alert takes the focus again when this value changes. */
  readonly event: unknown;
  readonly children: React.ReactNode;
};

/**
 * Shows an outcome of the visitor's last action that is not about a single form field. The alert takes the focus.
 * Without JavaScript, the `autofocus` attribute in the server's HTML moves the focus to the alert.
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
