import { useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";
import type { BadgeLook } from "@/components/ui/badge";
import type { ShownStatus } from "@/lib/booking/desk/table-row";

const looks = {
  confirmed: { tone: "plain", icon: "calendar" },
  awaiting_payment: { tone: "warn", icon: "clock" },
  refunded: { tone: "plain", icon: "calendar" },
  inProgress: { tone: "info", icon: "clock" },
  completed: { tone: "ok", icon: "check" },
  no_show: { tone: "bad", icon: "x-circle" },
  cancelled: { tone: "plain", icon: "x" },
} as const satisfies Record<ShownStatus, BadgeLook>;

/** The state of a booking, which also says whether it is over or refunded. */
export function BookingBadge({ state }: { readonly state: ShownStatus }) {
  const t = useTranslations("bookings.statuses");
  return <Badge {...looks[state]}>{t(state)}</Badge>;
}
