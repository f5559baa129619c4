import type { ClaimDraft } from "./proposal-faults";

/** A claim as staff see it, with the name of its file. */
export type StaffClaim = ClaimDraft & {
  readonly id: string;
  readonly version: number;
  readonly owner: { readonly id: string; readonly name: string; readonly isActive: boolean } | null;
  readonly file: { readonly id: string; readonly name: string; readonly bytes: number } | undefined;
};
