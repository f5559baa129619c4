"use client";

import { useLocale } from "next-intl";

type Props = {
  /** What the form carries besides what is typed. */
  readonly values?: Readonly<Record<string, string | undefined>>;
};

/** An action cannot read the language from the address, so each form says it. */
export function FormBasics({ values = {} }: Props) {
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
