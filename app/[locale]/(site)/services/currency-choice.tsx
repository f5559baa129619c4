"use client";

import { useLayoutEffect, useRef } from "react";

/** Outlives the page, in memory alone: who comes back by the browser's Back button finds the prices as they were left. */
let chosen: string | undefined;

type Props = { readonly legend: string; /** The currencies' radio buttons. */ readonly children: React.ReactNode };

/** In which currency the page shows its prices. Works by the style sheet; the script only remembers. */
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
