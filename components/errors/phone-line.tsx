"use client";

import { useEffect, useState } from "react";

type Phone = { readonly phone: string; readonly phoneHref: string };

/**
 * The firm's phone number, for a screen that has no data from the server. It is requested from the server and then
 * shown.
 */
export function PhoneLine({ text }: { readonly text: string }) {
  const [contact, setContact] = useState<Phone>();
  useEffect(() => {
    void loadPhone().then(setContact);
  }, []);
  if (!contact) return null;
  return (
    <p>
      {text}{" "}
      <a href={contact.phoneHref} className="nowrap">
        {contact.phone}
      </a>
    </p>
  );
}

/** Requests the phone number. Undefined if the server cannot be reached. */
async function loadPhone(): Promise<Phone | undefined> {
  try {
    const response = await fetch("/api/phone");
    return response.ok ? ((await response.json()) as Phone) : undefined;
  } catch {
    return undefined;
  }
}
