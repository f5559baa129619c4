import { useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";
import type { BadgeLook } from "@/components/ui/badge";
import type { ClaimState } from "@/lib/firm/claims/listed-claim";

const looks = {
  shown: { tone: "ok", icon: "check-circle" },
  soon: { tone: "warn", icon: "clock" },
  proposed: { tone: "info", icon: "users" },
  draft: { tone: "plain", icon: "x" },
  expired: { tone: "bad", icon: "alert" },
  refused: { tone: "plain", icon: "lock" },
} as const satisfies Record<ClaimState, BadgeLook>;

/** Whether visitors see a claim, and what it waits for. */
export function ClaimBadge({ state }: { readonly state: ClaimState }) {
  const t = useTranslations("claims.states");
  return <Badge {...looks[state]}>{t(state)}</Badge>;
}
