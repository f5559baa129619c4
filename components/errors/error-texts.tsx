"use client";

import { createContext, useContext } from "react";

import type { Messages } from "@/lib/platform/i18n/messages";

type Texts = Messages["errorScreens"];

const Context = createContext<Texts | null>(null);

/**
 * Hands the error screens their words. They need no formatter, and going without one keeps it off every page that has
 * no other use for it.
 */
export function ErrorTexts({ texts, children }: { readonly texts: Texts; readonly children: React.ReactNode }) {
  return <Context value={texts}>{children}</Context>;
}

export function useErrorTexts(): Texts {
  const texts = useContext(Context);
  if (!texts) throw new Error("An error screen stands outside <ErrorTexts>");
  return texts;
}
