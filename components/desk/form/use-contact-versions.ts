"use client";

import { useState } from "react";

import { conflictLines, contactValuesOf } from "@/lib/inquiry/edit-conflict";
import type { ContactValues } from "@/lib/inquiry/edit-conflict";
import type { FormState } from "@/lib/platform/forms/form-state";

import { useCurrentVersion } from "./use-current-version";

/** Contact data as a form shows it, and its version in the database. */
export type StoredContact<Field extends string> = { readonly version: string; readonly values: ContactValues<Field> };

/**
 * Tells a form which version of the contact data to show. Until the staff member enters something, the form shows the
 * newest version (`current`). From then on, it keeps the version that it shows (`base`). If another person saves a
 * newer version before the form is sent, the server refuses the form. `conflict` then lists the fields in which the
 * entered and the saved values differ.
 */
export function useContactVersions<Field extends string>(
  fields: readonly Field[],
  current: StoredContact<Field>,
  state: FormState,
) {
  const [touched, setTouched] = useState<StoredContact<Field>>();
  useCurrentVersion(state);
  const base = touched ?? current;
  const failed = state.status === "failed" ? state : undefined;
  const typed = failed && contactValuesOf(fields, failed.values);
  const isRefused = failed?.error === "RESOURCE_CONFLICT" && failed.values.version !== current.version;
  return {
    base,
    /** The values to show: after a failed submission, the values that it contained. */
    values: typed ?? base.values,
    conflict:
      isRefused && typed
        ? {
            mine: typed,
            lines: conflictLines(fields, {
              base: contactValuesOf(fields, failed.values, "base."),
              mine: typed,
              theirs: current.values,
            }),
          }
        : undefined,
    error: (field: Field) => failed?.fields[field]?.[0],
    /** The message of a failure that concerns no single field. */
    generalError: failed && Object.keys(failed.fields).length === 0 ? failed.message : undefined,
    isOutdated: base.version !== current.version,
    /** Keeps the version that the form shows. */
    hold: () => setTouched((earlier) => earlier ?? current),
  };
}
