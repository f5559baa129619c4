import type { FormAction } from "@/lib/platform/forms/form-state";

/** What administrators do about a rule of law. */
export type RuleActions = Readonly<Record<"propose" | "confirm" | "sendBack" | "takeBack" | "withdraw", FormAction>>;
