"use client";

import { createContext, useContext, useMemo, useState } from "react";

/** The choices of a booking as texts. A choice that has not been made is left out. */
export type ChoiceTexts = {
  readonly service?: string | undefined;
  readonly length?: string | undefined;
  readonly yourTime?: string | undefined;
  readonly officeTime?: string | undefined;
  readonly price?: string | undefined;
};

type PendingChoice = {
  /** The choice that the visitor has made on the page but not sent yet. It overrides the choice from the server. */
  readonly choice: ChoiceTexts;
  readonly setChoice: (choice: ChoiceTexts) => void;
};

const none: ChoiceTexts = {};
const Context = createContext<PendingChoice>({ choice: none, setChoice: () => {} });

/**
 * Lets the booking summary show a choice as soon as the visitor makes it. Without JavaScript, the summary shows the
 * choice on the next step, after the visitor has sent the form.
 */
export function PendingChoiceProvider({ children }: { readonly children: React.ReactNode }) {
  const [choice, setChoice] = useState(none);
  const value = useMemo(() => ({ choice, setChoice }), [choice]);
  return <Context value={value}>{children}</Context>;
}

export function usePendingChoice(): PendingChoice {
  return useContext(Context);
}
