"use client";

import { useEffect, useState } from "react";

type Phone = { readonly phone: string; readonly phoneHref: string };

/**
 * Shows the firm's phone number on the global error screen. This screen gets no data from the server, so the component
 * requests the number itself.
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
      <a href={contact.phoneHref} className="nowrap" translate="no">
        {contact.phone}
      </a>
    </p>
  );
}

/** Requests the phone number. Undefined if the request fails. */
async function loadPhone(): Promise<Phone | undefined> {
  try {
    const response = await fetch("/api/phone");
    return response.ok ? ((await response.json()) as Phone) : undefined;
  } catch {
    return undefined;
  }
}
