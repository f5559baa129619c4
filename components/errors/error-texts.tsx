"use client";

import { createContext, useContext } from "react";

import type { Contact } from "@/lib/firm/profile-shape";
import type { Messages } from "@/lib/platform/i18n/messages";

type AllTexts = Messages["errorScreens"];

export type ErrorScreenTexts = Omit<AllTexts, "details"> & {
  /** Null on a live site, which shows no technical details to its visitors. */
  readonly details: AllTexts["details"] | null;
  /** The firm's contact details, for visitors whom the page cannot help. */
  readonly contact: Pick<Contact, "phone" | "phoneHref" | "email">;
};

const Context = createContext<ErrorScreenTexts | null>(null);

/**
 * Provides the error screens with their texts. The texts need no message formatter, so pages do not have to load it for
 * their error screens.
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
