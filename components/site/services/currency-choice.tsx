"use client";

import { useLayoutEffect, useRef } from "react";

/**
 * The currency that the visitor chose last. It is used if the URL names no currency. A full page load clears this
 * variable.
 */
let chosen: string | undefined;

const parameter = "currency";

type Props = {
  readonly legend: string;
  /** The radio buttons, one for each currency. */
  readonly children: React.ReactNode;
};

/**
 * Lets the visitor choose the currency of all prices on the page. The stylesheet shows the prices in the chosen
 * currency. The script stores the choice in the URL and reads it from there, so a reload, a copied link and the
 * language switch keep it.
 */
export function CurrencyChoice({ legend, children }: Props) {
  const frame = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const wanted = new URLSearchParams(location.search).get(parameter) ?? chosen;
    const radio = [...(frame.current?.querySelectorAll("input") ?? [])].find(({ value }) => value === wanted);
    if (radio) radio.checked = true;
  }, []);
  const remember = ({ target }: React.ChangeEvent<HTMLFieldSetElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    chosen = target.value;
    const address = new URL(location.href);
    address.searchParams.set(parameter, chosen);
    history.replaceState(history.state, "", address);
  };
  return (
    <fieldset ref={frame} className="currencies" onChange={remember}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
