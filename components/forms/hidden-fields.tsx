"use client";

import { useLocale } from "next-intl";

type Props = {
  /** What the form sends in addition to what is typed. */
  readonly values?: Readonly<Record<string, string | undefined>>;
};

/** The fields that a form sends unseen, first of all its language: an action cannot read it from the address. */
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
