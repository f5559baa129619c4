import { dayFromDate } from "@/lib/platform/time/day";

import type { ClaimRecord } from "./claim";

/** The columns of a claim's confirmation that decide whether the claim may be shown. */
export type ConfirmationColumns = {
  readonly proposedById: string;
  readonly confirmedById: string | null;
  readonly confirmedOn: Date | null;
  readonly expiresOn: Date | null;
};

type Verification = Pick<ClaimRecord, "verifiedById" | "secondVerifierId" | "verifiedOn" | "expiresOn">;

/** The verification of a claim with this confirmation. A claim without a confirmation is not verified. */
export function toVerification(confirmation: ConfirmationColumns | undefined): Verification {
  return {
    verifiedById: confirmation?.proposedById ?? null,
    secondVerifierId: confirmation?.confirmedById ?? null,
    verifiedOn: confirmation?.confirmedOn ? dayFromDate(confirmation.confirmedOn) : null,
    expiresOn: confirmation?.expiresOn ? dayFromDate(confirmation.expiresOn) : null,
  };
}
