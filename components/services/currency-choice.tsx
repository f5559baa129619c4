"use client";

import { useLayoutEffect, useRef } from "react";

/** Kept in memory after the page is left, so that the browser's Back button returns to the same currency. */
let chosen: string | undefined;

type Props = {
  readonly legend: string;
  /** The radio buttons, one for each currency. */
  readonly children: React.ReactNode;
};

/**
 * The choice of the currency for every price on the page. The stylesheet does the work; the script only restores the
 * choice.
 */
export function CurrencyChoice({ legend, children }: Props) {
  const frame = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const radio = [...(frame.current?.querySelectorAll("input") ?? [])].find(({ value }) => value === chosen);
    if (radio) radio.checked = true;
  }, []);
  const remember = ({ target }: React.ChangeEvent<HTMLFieldSetElement>) => {
    if (target instanceof HTMLInputElement) chosen = target.value;
  };
  return (
    <fieldset ref={frame} className="currencies" onChange={remember}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
