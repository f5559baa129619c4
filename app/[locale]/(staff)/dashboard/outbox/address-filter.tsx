import { useLocale, useTranslations } from "next-intl";

import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-input";
import { localizedPath } from "@/lib/platform/i18n/paths";
import type { Locale } from "@/lib/platform/i18n/locales";

/**
 * Finds the emails to one email address. The search compares hashes of whole addresses, so part of an address finds
 * nothing.
 */
export function AddressFilter({ address }: { readonly address: string }) {
  const t = useTranslations("outbox.filter");
  const locale = useLocale() as Locale;
  return (
    <form action={localizedPath(locale, "/dashboard/outbox")} className="address-filter" role="search">
      <input type="hidden" name="view" value="sent" />
      <TextField
        id="address"
        name="address"
        type="email"
        size="md"
        label={t("label")}
        defaultValue={address}
        autoComplete="off"
      />
      <Button type="submit" variant="secondary">
        {t("apply")}
      </Button>
      {address && (
        <ButtonLink href="/dashboard/outbox?view=sent" variant="link">
          {t("clear")}
        </ButtonLink>
      )}
    </form>
  );
}
