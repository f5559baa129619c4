"use client";

import { useEffect } from "react";
import { useRouter } from "next/navigation";

import type { FormState } from "@/lib/platform/form-state";

/** Refreshes the page when a change was refused because the record has changed. Typed text stays in its fields. */
export function useCurrentVersion(state: FormState): void {
  const { refresh } = useRouter();
  useEffect(() => {
    if (state.status === "failed" && state.error === "RESOURCE_CONFLICT") refresh();
  }, [state, refresh]);
}
