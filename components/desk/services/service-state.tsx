import { useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";
import type { BadgeProps } from "@/components/ui/badge";
import type { ServiceState } from "@/lib/services/desk/service-row";

const looks: Readonly<Record<ServiceState, Pick<BadgeProps, "tone" | "icon">>> = {
  shown: { tone: "ok", icon: "check" },
  known: { tone: "warn", icon: "lock" },
  phone: { tone: "warn", icon: "phone" },
  draft: { tone: "info", icon: "edit" },
  hidden: { tone: "plain", icon: "minus" },
  retired: { tone: "plain", icon: "x" },
};

/** Whether visitors see a service, and why not. */
export function ServiceStateBadge({ state }: { readonly state: ServiceState }) {
  const t = useTranslations("serviceDesk.states");
  return <Badge {...looks[state]}>{t(state)}</Badge>;
}
