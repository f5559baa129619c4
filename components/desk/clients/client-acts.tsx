import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button";
import type { ButtonLook } from "@/components/ui/button-look";
import { Icon } from "@/components/ui/icon";
import { mayOpen } from "@/lib/platform/auth/dashboard-routes";
import type { Staff } from "@/lib/platform/auth/staff";

import { ClientKeys } from "./client-keys";

type Props = {
  readonly staff: Pick<Staff, "role">;
  readonly clientId: string;
  /** The variant of the first button. */
  readonly variant?: ButtonLook["variant"];
  readonly size?: ButtonLook["size"];
};

/** Buttons that write to the client and book for the client, with the keys W and B. */
export function ClientActs({ staff: { role }, clientId, variant = "secondary", size }: Props) {
  const t = useTranslations("clients.acts");
  return (
    <>
      {mayOpen(role, "/dashboard/clients/{id}/write") && (
        <ButtonLink href={`/dashboard/clients/${clientId}/write`} variant={variant} size={size} aria-keyshortcuts="w">
          <Icon name="mail" size="s" /> {t("write")} <kbd aria-hidden="true">W</kbd>
        </ButtonLink>
      )}
      {mayOpen(role, "/dashboard/bookings/new") && (
        <ButtonLink
          href={`/dashboard/bookings/new?client=${clientId}`}
          variant="secondary"
          size={size}
          aria-keyshortcuts="b"
        >
          <Icon name="calendar" size="s" /> {t("book")} <kbd aria-hidden="true">B</kbd>
        </ButtonLink>
      )}
      <ClientKeys />
    </>
  );
}
