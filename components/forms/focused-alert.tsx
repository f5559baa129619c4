"use client";

import { useEffect, useRef } from "react";

import { Alert } from "@/components/ui/alert";

type Props = {
  readonly tone: "info" | "ok" | "warn" | "bad";
  readonly title?: string;
  /** What happened: whenever it changes, the focus comes here again. */
  readonly occasion: unknown;
  readonly children: React.ReactNode;
};

/** The outcome of what the visitor just did, where there is no single field to send them to. `autofocus` stands in the server's page alone and serves where no script runs. */
export function FocusedAlert({ tone, title, occasion, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), [occasion]);
  return (
    <div ref={frame} tabIndex={-1} role="alert" autoFocus>
      <Alert tone={tone} {...(title === undefined ? {} : { title })}>
        {children}
      </Alert>
    </div>
  );
}
