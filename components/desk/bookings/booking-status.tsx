import { useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";
import type { ShownStatus } from "@/lib/booking/desk/table-row";

const looks = {
  confirmed: { tone: "plain", icon: "calendar" },
  awaiting_payment: { tone: "warn", icon: "clock" },
  refunded: { tone: "plain", icon: "calendar" },
  inProgress: { tone: "info", icon: "clock" },
  completed: { tone: "ok", icon: "check" },
  no_show: { tone: "bad", icon: "x-circle" },
  cancelled: { tone: "plain", icon: "x" },
} as const satisfies Record<ShownStatus, object>;

/** The status of a booking as a coloured badge with an icon and a word. */
export function BookingStatus({ status }: { readonly status: ShownStatus }) {
  const t = useTranslations("bookings.statuses");
  return <Badge {...looks[status]}>{t(status)}</Badge>;
}
