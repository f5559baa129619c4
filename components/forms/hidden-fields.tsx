"use client";

import { useLocale } from "next-intl";

type Props = {
  /** Values that the form sends in addition to its visible fields. */
  readonly values?: Readonly<Record<string, string | undefined>>;
};

/**
 * The hidden fields of a form. They always include the page's language, because a server action cannot read the URL.
 */
export function HiddenFields({ values = {} }: Props) {
  const locale = useLocale();
  return (
    <>
      <input type="hidden" name="locale" value={locale} />
      {Object.entries(values).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  );
}
