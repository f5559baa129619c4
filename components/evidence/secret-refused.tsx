"use client";

import { useEffect, useRef } from "react";

import { Icon } from "@/components/ui/icon";

import type { EvidenceTexts } from "./texts";

/** Says that the box was emptied, because the text had the key to a wallet in it. It takes the focus. */
export function SecretRefused({ texts: { secret } }: { readonly texts: EvidenceTexts }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} className="alert alert--bad" role="alert">
      <Icon name="x-circle" />
      <div>
        <b>{secret.title}</b>
        <p>{secret.text}</p>
        <ol>
          {Object.values(secret.steps).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
