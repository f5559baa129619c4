"use client";

import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";

import { CopiedTimesProvider } from "@/components/desk/form/kinds/copied-times";
import type { CopiedTimes } from "@/components/desk/form/kinds/copied-times";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { textFields } from "@/lib/platform/forms/form-state";
import { readSpans } from "@/lib/platform/parse/read-fields";

type Props = {
  /** The fields of the days from Monday to Sunday, with the names of the days. */
  readonly days: readonly { readonly field: string; readonly name: string }[];
  readonly texts: Readonly<Record<"from" | "to" | "weekdays" | "all" | "copy" | "done", string>>;
  readonly children: ReactNode;
};

/** The times of the week, and a line that copies the times of one day to other days. */
export function CopyDay({ days, texts, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<CopiedTimes>({});
  const [edition, setEdition] = useState(0);
  const [source, setSource] = useState(0);
  const [target, setTarget] = useState("weekdays");

  // The form compares and previews its fields after each input, and copied times cause none.
  useEffect(() => {
    if (edition > 0) box.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [edition]);

  function copy() {
    const form = box.current?.closest("form");
    const from = days[source];
    if (!form || !from) return;
    const times = readSpans(textFields(new FormData(form)), from.field).map((span) => [span.from, span.to] as const);
    const targets = targetsOf(target).filter((day) => day !== source);
    const names = targets.flatMap((day) => days[day]?.field ?? []);
    setCopied((before) => ({
      ...before,
      ...Object.fromEntries(names.map((name) => [name, { times, edition: edition + 1 }])),
    }));
    setEdition(edition + 1);
  }

  const dayOptions = days.map(({ name }, index) => (
    <option key={name} value={index}>
      {name}
    </option>
  ));
  return (
    <CopiedTimesProvider value={copied}>
      <div ref={box} className="week-hours">
        {children}
      </div>
      <div className="copy-day">
        <Field id="copy-from" label={texts.from}>
          <Select id="copy-from" size="sm" value={source} onChange={(event) => setSource(Number(event.target.value))}>
            {dayOptions}
          </Select>
        </Field>
        <Field id="copy-to" label={texts.to}>
          <Select id="copy-to" size="sm" value={target} onChange={(event) => setTarget(event.target.value)}>
            <option value="weekdays">{texts.weekdays}</option>
            <option value="all">{texts.all}</option>
            {dayOptions}
          </Select>
        </Field>
        <Button variant="secondary" size="sm" onClick={copy}>
          {texts.copy}
        </Button>
        <span role="status" className="mute">
          {edition > 0 && <span key={edition}>{texts.done}</span>}
        </span>
      </div>
    </CopiedTimesProvider>
  );
}

/** The days that get the times, counted from Monday. */
function targetsOf(target: string): readonly number[] {
  if (target === "weekdays") return [0, 1, 2, 3, 4];
  return target === "all" ? [0, 1, 2, 3, 4, 5, 6] : [Number(target)];
}
