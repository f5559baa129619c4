"use client";

import { createContext, useContext } from "react";

import type { Times } from "../spans";

/** Times that were copied into a field of the kind "spans". `edition` changes with each copy. */
type Copied = { readonly times: readonly Times[]; readonly edition: number };

const Context = createContext<Readonly<Record<string, Copied>>>({});

export type CopiedTimes = Readonly<Record<string, Copied>>;
export const CopiedTimesProvider = Context.Provider;

/** The times that were copied into this field. */
export function useCopiedTimes(name: string): Copied | undefined {
  return useContext(Context)[name];
}
