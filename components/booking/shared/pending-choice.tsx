"use client";

import { createContext, useContext, useMemo, useState } from "react";

import type { Settled } from "./settled";

type Picked = {
  /** Chosen on the page and not sent yet; it stands in for what the server knows. */
  readonly picked: Settled;
  readonly pick: (part: Settled) => void;
};

const nothing: Settled = {};
const Context = createContext<Picked>({ picked: nothing, pick: () => {} });

/** Lets the summary follow a choice before it is sent. Without a script it follows one step later. */
export function PickedProvider({ children }: { readonly children: React.ReactNode }) {
  const [picked, pick] = useState(nothing);
  const value = useMemo(() => ({ picked, pick }), [picked]);
  return <Context value={value}>{children}</Context>;
}

export function usePicked(): Picked {
  return useContext(Context);
}
