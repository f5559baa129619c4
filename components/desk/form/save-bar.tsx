"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { textFields } from "@/lib/platform/forms/form-state";

import { editedFields, initialValues } from "./field-values";
import type { StaffField } from "./staff-field";

type Props = {
  readonly fields: readonly StaffField[];
  /** Shows the form with its stored values again. */
  readonly onDiscard: () => void;
  /** The button that saves. */
  readonly children: ReactNode;
};

/**
 * Stays in view below a long form as soon as something is changed. It counts and names the changes that are not saved,
 * and discards them. Until then, it is an ordinary line at the end of the form.
 */
export function SaveBar({ fields, onDiscard, children }: Props) {
  const t = useTranslations("staffForm.changes");
  const bar = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState<readonly string[]>([]);
  useEffect(() => {
    const form = bar.current?.closest("form");
    if (!form) return undefined;
    const compare = () => setChanged(changedLabels(form, fields));
    compare();
    form.addEventListener("input", compare);
    return () => form.removeEventListener("input", compare);
  }, [fields]);
  return (
    <div className="save-bar" ref={bar} data-has-changes={changed.length > 0 || undefined}>
      <p role="status">
        {changed.length > 0 && (
          <>
            <b>
              <Icon name="edit" size="s" /> {t("count", { count: changed.length })}
            </b>{" "}
            <span className="mute">{changed.join(", ")}</span>
          </>
        )}
      </p>
      <div className="page-actions">
        {changed.length > 0 && (
          <Button variant="text" onClick={onDiscard}>
            {t("discard")}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}

/** The labels of the fields whose values differ from the stored ones. */
function changedLabels(form: HTMLFormElement, fields: readonly StaffField[]): readonly string[] {
  const [typed, stored] = [textFields(new FormData(form)), initialValues(fields)];
  return editedFields(fields)
    .filter(({ controls }) => controls.some((name) => (typed[name] ?? "") !== (stored[name] ?? "")))
    .map(({ field }) => field.label);
}
