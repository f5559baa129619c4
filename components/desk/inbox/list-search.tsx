import { useLocale, useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { TextInput } from "@/components/ui/text-input";
import type { InboxView } from "@/lib/inquiry/inbox/view";
import { localizedPath } from "@/lib/platform/i18n/paths";
import type { Locale } from "@/lib/platform/i18n/locales";

type Props = { readonly view: InboxView; readonly text: string | undefined };

/** A form that searches the current view of the inbox. */
export function ListSearch({ view, text }: Props) {
  const t = useTranslations("inbox.search");
  return (
    <form
      method="get"
      action={localizedPath(useLocale() as Locale, "/dashboard/inbox")}
      className="list-search"
      role="search"
      aria-label={t("label")}
    >
      <input type="hidden" name="view" value={view} />
      <label className="vh" htmlFor="inbox-search">
        {t("label")}
      </label>
      <TextInput
        id="inbox-search"
        name="q"
        type="search"
        size="sm"
        defaultValue={text}
        maxLength={100}
        placeholder={t("placeholder")}
      />
      <Button type="submit" variant="secondary" size="sm">
        {t("submit")}
      </Button>
    </form>
  );
}
