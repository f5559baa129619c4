"use client";

import { createContext, useContext } from "react";

/** The numbers in the navigation, by the page of their link. */
type Counts = Readonly<Record<string, number>>;

const Context = createContext<Counts>({});

export const NavigationCounts = Context.Provider;

/** The number in the navigation beside the link to this page. Zero if there is none. */
export function useNavigationCount(href: string): number {
  return useContext(Context)[href] ?? 0;
}
