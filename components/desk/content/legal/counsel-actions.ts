import type { FormAction } from "@/lib/platform/forms/form-state";

/** What administrators do about a reading by counsel. */
export type CounselActions = Readonly<Record<"propose" | "confirm" | "sendBack" | "withdraw" | "revoke", FormAction>>;
