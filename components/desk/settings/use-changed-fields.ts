"use client";

import { useEffect, useState } from "react";
import type { RefObject } from "react";

import { controlsOf } from "@/components/desk/form/field-values";
import type { VisibleField } from "@/components/desk/form/staff-field";
import { textFields } from "@/lib/platform/forms/form-state";

/** Counts the fields whose values in the form around an element differ from the stored ones. */
export function useChangedFields(inside: RefObject<HTMLElement | null>, fields: readonly VisibleField[]): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const form = inside.current?.closest("form");
    if (!form) return undefined;
    const compare = () => {
      const typed = textFields(new FormData(form));
      const isChanged = (field: VisibleField) =>
        Object.entries(controlsOf(field)).some(([name, value]) => (typed[name] ?? "") !== value);
      setCount(fields.filter(isChanged).length);
    };
    compare();
    form.addEventListener("input", compare);
    return () => form.removeEventListener("input", compare);
  });
  return count;
}
