"use client";

import { useState } from "react";

import { Alert } from "@/components/ui/alert";
import { TextInput } from "@/components/ui/text-input";
import { detailNames } from "@/lib/evidence/work";
import type { Details } from "@/lib/evidence/work";

import { loadReader } from "../load-reader";
import type { EvidenceTexts } from "../texts";

type Props = {
  readonly texts: EvidenceTexts;
  readonly details: Details;
  readonly onChange: (details: Details) => void;
};

/** The facts for letters that no statement contains. The key to a wallet is removed at once. */
export function DetailsFields({ texts: { kit, secret }, details, onChange }: Props) {
  const [refused, setRefused] = useState<string>();

  async function check(name: keyof Details, value: string): Promise<void> {
    const isKey = (await loadReader()).isSecret(value);
    setRefused(isKey ? name : undefined);
    if (isKey) onChange({ ...details, [name]: "" });
  }

  return (
    <fieldset className="evidence-part">
      <legend>{kit.details}</legend>
      <p>{kit.detailsHint}</p>
      <div className="evidence-fields">
        {detailNames.map((name) => (
          <label key={name} htmlFor={`detail-${name}`}>
            {kit.fields[name]}
            <TextInput
              id={`detail-${name}`}
              value={details[name]}
              autoComplete="off"
              maxLength={200}
              onChange={({ target }) => onChange({ ...details, [name]: target.value })}
              onBlur={({ target }) => void check(name, target.value)}
            />
          </label>
        ))}
      </div>
      {refused !== undefined && (
        <Alert tone="bad" isLive>
          {secret.title}
        </Alert>
      )}
    </fieldset>
  );
}
