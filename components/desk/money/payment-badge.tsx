import { useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";
import type { PaymentState } from "@/lib/money/account/balance";

const looks = {
  open: { tone: "info" },
  overdue: { tone: "bad", icon: "alert" },
  paid: { tone: "ok", icon: "check-circle" },
  toRefund: { tone: "warn", icon: "clock" },
  partlyRefunded: { tone: "plain" },
  refunded: { tone: "plain" },
  released: { tone: "plain" },
} as const satisfies Record<PaymentState, Pick<React.ComponentProps<typeof Badge>, "tone" | "icon">>;

export function PaymentBadge({ state }: { readonly state: PaymentState }) {
  const t = useTranslations("billing.states");
  return <Badge {...looks[state]}>{t(state)}</Badge>;
}
