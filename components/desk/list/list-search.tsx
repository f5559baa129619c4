import { useLocale, useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { TextInput } from "@/components/ui/text-input";
import { localizedPath } from "@/lib/platform/i18n/paths";
import type { Locale } from "@/lib/platform/i18n/locales";

type Props = {
  readonly id: string;
  /** The English path of the list. */
  readonly path: string;
  /** The other filters in the list's address, such as the view that is searched. */
  readonly filters: Readonly<Record<string, string | undefined>>;
  readonly text: string | undefined;
  readonly texts: "billing.search" | "inbox.search" | "staffContent.search" | "adsLeads.list.search";
};

/** A form that searches the current view of a list. Its landmark has no name of its own: there is one on a page. */
export function ListSearch({ id, path, filters, text, texts }: Props) {
  const t = useTranslations(texts);
  return (
    <form method="get" action={localizedPath(useLocale() as Locale, path)} className="list-search" role="search">
      {Object.entries(filters).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label className="vh" htmlFor={id}>
        {t("label")}
      </label>
      <TextInput
        id={id}
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
