"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";

import { useRefresh } from "@/components/desk/frame/page-refresh";
import { useFormAction } from "@/components/forms/use-form-action";
import type { LeadRow } from "@/lib/inquiry/lead-board/lead-row";
import { stages } from "@/lib/inquiry/leads/stages/stage";
import type { LeadStage } from "@/lib/inquiry/leads/stages/stage";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import { addPrefix } from "@/lib/platform/i18n/prefix";

/** A lead that was picked up, and the column to which it would move now. */
type Picked = { readonly lead: LeadRow; readonly to: LeadStage };

/**
 * The state of moving a lead on the board. A lead without a booking that is put into "Consultation" opens the page that
 * books an appointment for it, because that stage follows from a booking.
 */
export function useLeadMove(action: FormAction) {
  const router = useRouter();
  const refresh = useRefresh();
  const locale = useLocale() as Locale;
  const tErrors = useTranslations("errors");
  const [picked, setPicked] = useState<Picked | null>(null);
  const [moved, setMoved] = useState<Picked | null>(null);
  const { state, send, isPending } = useFormAction(action, { offline: tErrors("NETWORK_ERROR") });

  useEffect(() => {
    if (state.status !== "idle") refresh();
  }, [state, refresh]);

  function drop(lead: LeadRow, to: LeadStage) {
    setPicked(null);
    if (to === lead.stage) return;
    if (to === "consultation" && !lead.hasBooking) {
      router.push(addPrefix(locale, `/dashboard/bookings/new?from=${lead.reference}`));
      return;
    }
    setMoved({ lead, to });
    const form = new FormData();
    const values = { reference: lead.reference, version: String(lead.version), stage: to, locale };
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    send(form);
  }

  return {
    picked,
    /** The last lead that was put down. */
    moved,
    state,
    isPending,
    pickUp: (lead: LeadRow, to: LeadStage) => setPicked({ lead, to }),
    step(columns: number) {
      if (!picked) return;
      const index = stages.findIndex((stage) => stage === picked.to) + columns;
      const to = stages[Math.min(Math.max(index, 0), stages.length - 1)];
      if (to) setPicked({ ...picked, to });
    },
    drop,
    putDown: () => picked && drop(picked.lead, picked.to),
    putBack: () => setPicked(null),
  };
}

export type LeadMove = ReturnType<typeof useLeadMove>;
