"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { FormEvent } from "react";

import { Button } from "@/components/ui/button";
import { FieldGroup } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { TextInput } from "@/components/ui/text-input";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { maxSpans, spanControl } from "@/lib/platform/parse/field-names";

import { useStaffForm } from "../form-context";
import { controlsOf } from "../field-values";
import type { Times } from "../spans";
import type { SpansField } from "../staff-field";
import { useGroup } from "../use-field";
import { useCopiedTimes } from "./copied-times";
import { SpanBar } from "./span-bar";

/** The times of one day: one row for each span, with a bar that shows them. Rows can be added up to `maxSpans`. */
export function SpansControl({ field }: { readonly field: SpansField }) {
  const { typed, later } = useStaffForm();
  const values = typed ?? { ...controlsOf(field), ...later };
  const initial = Array.from({ length: maxSpans }, (_, index): Times => {
    const [from, to] = edges.map((edge) => values[spanControl(field.name, index + 1, edge)] ?? "");
    return [from ?? "", to ?? ""];
  });
  const copied = useCopiedTimes(field.name);
  return <Spans key={`${field.value} ${copied?.edition ?? ""}`} field={field} initial={copied?.times ?? initial} />;
}

const edges = ["from", "to"] as const;

function Spans({ field, initial }: { readonly field: SpansField; readonly initial: readonly Times[] }) {
  const { name, label } = field;
  const t = useTranslations("staffForm.spans");
  const { idOf, size } = useStaffForm();
  const [filled] = useState(() => initial.filter((times) => times.some((time) => time !== "")));
  const [rows, setRows] = useState(Math.max(filled.length, 1));
  const [times, setTimes] = useState(filled);

  function change(row: number, edge: 0 | 1, { currentTarget }: FormEvent<HTMLInputElement>) {
    const { value } = currentTarget;
    setTimes((before) =>
      Array.from({ length: Math.max(before.length, row + 1) }, (_, index): Times => {
        const [from, to] = before[index] ?? ["", ""];
        if (index !== row) return [from, to];
        return edge === 0 ? [value, to] : [from, value];
      }),
    );
  }

  return (
    <FieldGroup {...useGroup(field)}>
      <div className="day-spans">
        <SpanBar times={times} />
        <div className="span-rows">
          {Array.from({ length: rows }, (_, row) => (
            <span key={row} className="span-row">
              {edges.map((edge, index) => {
                const control = spanControl(name, row + 1, edge);
                return (
                  <span key={edge}>
                    {edge === "to" && <span aria-hidden="true">{t("to")} </span>}
                    <label className="vh" htmlFor={idOf(control)}>
                      {t(edge === "from" ? "fromLabel" : "toLabel", { day: label, number: row + 1 })}
                    </label>
                    <TextInput
                      id={idOf(control)}
                      name={control}
                      type="time"
                      step={300}
                      size={size}
                      autoComplete="off"
                      defaultValue={filled[row]?.[index] ?? ""}
                      onInput={(event) => change(row, index as 0 | 1, event)}
                    />
                  </span>
                );
              })}
            </span>
          ))}
        </div>
        {rows < maxSpans && (
          <Button variant="text" onClick={() => setRows(rows + 1)}>
            <Icon name="plus" size="s" />
            <VisuallyHidden>{t("add", { day: label })}</VisuallyHidden>
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}
