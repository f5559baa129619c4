"use client";

import { useLocale } from "next-intl";
import { useRouter } from "next/navigation";
import { useCallback, useState, useTransition } from "react";

import { addPrefix } from "@/lib/platform/i18n/prefix";

/** What is being fetched: it decides which part of the page says so. */
export type Destination = "day" | "month";

export type Travel = {
  readonly pending: Destination | null;
  readonly go: (href: string, destination: Destination) => void;
};

/** Goes to another day or month of the same step in place, and says while it takes. */
export function useTravel(): Travel {
  const router = useRouter();
  const locale = useLocale();
  const [destination, setDestination] = useState<Destination>("day");
  const [isPending, startTransition] = useTransition();
  const go = useCallback(
    (href: string, to: Destination) => {
      setDestination(to);
      startTransition(() => router.push(addPrefix(locale, href), { scroll: false }));
    },
    [router, locale],
  );
  return { pending: isPending ? destination : null, go };
}
