"use client";

import { useState } from "react";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/check";
import { Icon } from "@/components/ui/icon";
import { TextInput } from "@/components/ui/text-input";

import { loadReader } from "./load-reader";

type Field<Name extends string> = {
  readonly name: Name;
  readonly label: string;
  readonly type?: "text" | "date";
  readonly isRequired?: boolean;
};

type Props<Name extends string> = {
  readonly id: string;
  /** The text of the button that shows the fields. */
  readonly open: string;
  readonly save: string;
  /** What the visitor reads if an answer was the key to a wallet. */
  readonly refusal: string;
  readonly fields: readonly Field<Name>[];
  /** The label of a checkbox below the fields. */
  readonly tick?: string;
  readonly onAdd: (values: Readonly<Record<Name, string>>, isTicked: boolean) => void;
};

/** Adds one line to a list. The fields show on request, and the key to a wallet is removed from them. */
export function AddEntry<Name extends string>({ id, open, save, refusal, fields, tick, onAdd }: Props<Name>) {
  const empty = Object.fromEntries(fields.map(({ name }) => [name, ""])) as Record<Name, string>;
  const [isOpen, setOpen] = useState(false);
  const [values, setValues] = useState(empty);
  const [isTicked, setTicked] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isComplete = fields.every(({ name, isRequired }) => !isRequired || values[name].trim() !== "");

  async function add(): Promise<void> {
    if (!isComplete) return;
    const { isSecret } = await loadReader();
    const isKey = isSecret(Object.values(values).join("\n"));
    setRefused(isKey);
    if (!isKey) onAdd(values, isTicked);
    setValues(empty);
    setTicked(false);
  }

  return (
    <div className="evidence-part">
      <div>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="plus" size="s" /> {open}
        </Button>
      </div>
      {isOpen && (
        <div className="evidence-fields">
          {fields.map(({ name, label, type = "text" }) => (
            <label key={name} htmlFor={`${id}-${name}`}>
              {label}
              <TextInput
                id={`${id}-${name}`}
                type={type}
                value={values[name]}
                autoComplete="off"
                maxLength={200}
                onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              />
            </label>
          ))}
          {tick !== undefined && (
            <Checkbox
              id={`${id}-tick`}
              label={tick}
              checked={isTicked}
              onChange={({ target }) => setTicked(target.checked)}
            />
          )}
          <div>
            <Button variant="secondary" size="lg" aria-disabled={!isComplete} onClick={() => void add()}>
              {save}
            </Button>
          </div>
        </div>
      )}
      {isRefused && (
        <Alert tone="bad" isLive>
          {refusal}
        </Alert>
      )}
    </div>
  );
}
