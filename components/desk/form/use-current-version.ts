"use client";

import { useEffect } from "react";

import { useRefresh } from "@/components/desk/frame/page-refresh";
import type { FormState } from "@/lib/platform/forms/form-state";

/** Refreshes the page after the server refused a change because the record has a newer version. Typed text is kept. */
export function useCurrentVersion(state: FormState): void {
  const refresh = useRefresh();
  useEffect(() => {
    if (state.status === "failed" && state.error === "RESOURCE_CONFLICT") refresh();
  }, [state, refresh]);
}
