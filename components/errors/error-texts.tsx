"use client";

import { createContext, useContext } from "react";

import type { Contact } from "@/lib/firm/profile-shape";
import type { Messages } from "@/lib/platform/i18n/messages";

type AllTexts = Messages["errorScreens"];

export type ErrorScreenTexts = Omit<AllTexts, "details"> & {
  /** Null on a live site, which shows no technical details to its visitors. */
  readonly details: AllTexts["details"] | null;
  /** How to reach the firm when the page cannot help. */
  readonly contact: Pick<Contact, "phone" | "phoneHref" | "email">;
};

const Context = createContext<ErrorScreenTexts | null>(null);

/**
 * Provides the error screens with their texts. The texts need no formatter, so pages without another use for the
 * formatter do not load it.
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
  if (!texts) throw new Error("An error screen needs <ErrorTexts> above it");
  return texts;
}
