import type { TransferRail } from "@/lib/transfers/kinds";

import type { Rail } from "./kinds";

/** The payment method of a case for each way to pay that a text can name. A case does not tell direct debits apart. */
export const caseRail: Readonly<Record<TransferRail, Rail>> = {
  "bank-transfer": "bank-transfer",
  "direct-debit": "bank-transfer",
  card: "card",
  crypto: "crypto",
  "payment-app": "payment-app",
  "gift-card": "gift-card",
  cash: "cash",
};
