"use client";

import { createContext, useContext } from "react";

import type { Messages } from "@/lib/platform/i18n/messages";

type AllTexts = Messages["errorScreens"];

/** Without words for them, technical details are not shown: a live site has none for its visitors. */
export type ErrorScreenTexts = Omit<AllTexts, "details"> & { readonly details: AllTexts["details"] | null };

const Context = createContext<ErrorScreenTexts | null>(null);

/**
 * Hands the error screens their words. They need no formatter, and going without one keeps it off every page that has
 * no other use for it.
 */
export function ErrorTexts({
  texts,
  children,
}: {
  readonly texts: ErrorScreenTexts;
  readonly children: React.ReactNode;
}) {
  return <Context value={texts}>{children}</Context>;
}

export function useErrorTexts(): ErrorScreenTexts {
  const texts = useContext(Context);
  if (!texts) throw new Error("An error screen stands outside <ErrorTexts>");
  return texts;
}
