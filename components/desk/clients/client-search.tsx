import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";

/** A form that searches for clients. `path` is the localized path of the page that lists the results. */
export function ClientSearch({ path, typed }: { readonly path: string; readonly typed: string }) {
  const t = useTranslations("clients.search");
  return (
    <form role="search" action={path} className="search-form">
      <Field id="client-search" label={t("label")} hint={t("hint")}>
        <TextInput
          id="client-search"
          name="q"
          type="search"
          defaultValue={typed}
          autoComplete="off"
          aria-describedby="client-search-hint"
        />
      </Field>
      <Button type="submit" variant="secondary">
        {t("find")}
      </Button>
    </form>
  );
}
