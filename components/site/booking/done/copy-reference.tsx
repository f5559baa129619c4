"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useCopy } from "@/components/ui/use-copy";
import { useHydrated } from "@/components/ui/use-hydrated";

/** The booking's reference in large type. If JavaScript runs, a button copies the reference. */
export function CopyReference({ reference }: { readonly reference: string }) {
  const t = useTranslations("booking.done");
  const isHydrated = useHydrated();
  const { outcome, copy } = useCopy(reference);
  // The statistics count the visit as one that booked. After a reload they do not listen yet, so it counts once.
  useEffect(() => void window.dispatchEvent(new Event("site:booked")), []);

  return (
    <>
      <p className="refno">
        <span translate="no">{reference}</span>
        {isHydrated ? (
          <Button variant="secondary" size="sm" onClick={copy}>
            <Icon name="copy" size="s" /> {t("copy")}
          </Button>
        ) : null}
      </p>
      <p role="status" className="t16 soft">
        {outcome === null ? "" : t(outcome)}
      </p>
    </>
  );
}
