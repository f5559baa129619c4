"use client";

import { createContext, useContext } from "react";

import type { ControlValues } from "@/lib/platform/forms/edit-conflict";

import type { StaffField } from "./staff-field";

export type FormSize = "sm" | "md" | "lg";

type FormContext = {
  readonly fields: readonly StaffField[];
  readonly size: FormSize;
  /** The id of a control or of a group of controls. */
  readonly idOf: (name: string) => string;
  /** The first message about a control. */
  readonly errorOf: (name: string) => string | undefined;
  /** What the user typed. Undefined before the first response with the typed values. */
  readonly typed: ControlValues | undefined;
  /** What the user typed between a submission and its success. The form shows the stored values except these. */
  readonly later: ControlValues;
};

const Context = createContext<FormContext | undefined>(undefined);

export const FormContextProvider = Context.Provider;

/** The state of the staff form around the component. */
export function useStaffForm(): FormContext {
  const context = useContext(Context);
  if (!context) throw new Error("A field is outside a staff form");
  return context;
}

/** The id, the message and the initial value of one control. */
export function useControl(name: string, initial: string | undefined) {
  const { idOf, errorOf, typed, later } = useStaffForm();
  const value = typed ? (typed[name] ?? "") : (later[name] ?? initial);
  return { id: idOf(name), error: errorOf(name), value };
}
