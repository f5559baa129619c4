"use client";

import { createContext, useContext, useMemo } from "react";

import type { Contact } from "@/lib/firm/profile-shape";
import type { Messages } from "@/lib/platform/i18n/messages";

type AllTexts = Messages["errorScreens"];

/** The texts for errors of the booking system. */
export type BookingErrorTexts = Pick<AllTexts, "booking" | "emergency">;

export type ErrorScreenTexts = Omit<AllTexts, "details" | "booking" | "emergency"> & {
  /** Only in the documents of the booking. Other pages load them when they need them. */
  readonly booking?: BookingErrorTexts | undefined;

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

/** Adds the texts for errors of the booking system to those of the page. */
export function WithBookingTexts({
  texts: booking,
  children,
}: {
  readonly texts: BookingErrorTexts;
  readonly children: React.ReactNode;
}) {
  const texts = useErrorTexts();
  const value = useMemo(() => ({ ...texts, booking }), [texts, booking]);
  return <Context value={value}>{children}</Context>;
}

export function useErrorTexts(): ErrorScreenTexts {
  const texts = useContext(Context);
  if (!texts) throw new Error("An error screen needs <ErrorTexts> above it");
  return texts;
}
