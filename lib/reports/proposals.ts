import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Permission, Role } from "@/lib/platform/auth/permissions";
import type { ConfirmationKind } from "@/lib/platform/second-person/kinds";
import type { WaitingProposals } from "@/lib/platform/second-person/confirmation";

type Place = { readonly needs: Permission; readonly address: string };

/** Who confirms each kind, and where. */
export const confirmedIn = {
  claim: { needs: "claims.verify", address: "/dashboard/claims?view=waiting" },
  "bank-details": { needs: "settings.change", address: "/dashboard/settings#bank" },
  "payment-words": { needs: "settings.change", address: "/dashboard/settings#bank" },
  "legal-text": {
    needs: "settings.change",
    address: "/dashboard/settings/legal",
  },
  "law-rule": { needs: "settings.change", address: "/dashboard/settings/rules" },
} as const satisfies Readonly<Record<ConfirmationKind, Place>>;

export type ConfirmedKind = keyof typeof confirmedIn;
export type Waiting = WaitingProposals & { readonly kind: ConfirmedKind };

/** Whether staff with this role may confirm proposals of this kind. */
export function mayConfirm(role: Role, row: WaitingProposals): row is Waiting {
  return row.kind in confirmedIn && isAllowed(role, confirmedIn[row.kind as ConfirmedKind].needs);
}
