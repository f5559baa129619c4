"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";
import type { ReactNode } from "react";

type Props = {
  /** The page's path in the reader's language. The form adds its fields as a query. */
  readonly action: string;
  /** Changes when the page shows the free times of another choice. */
  readonly shown: string;
  readonly children: ReactNode;
};

/**
 * The form with the service, adviser and place of a booking. A change of a choice loads the free times for it. In each
 * `select`, the option whose times the page shows has the attribute `data-shown`. While another option is chosen, the
 * style sheet hides the times, also before the scripts run.
 */
export function RequestForm({ action, shown, children }: Props) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [isPending, startTransition] = useTransition();
  const isLoaded = useRef(false);

  function load() {
    // A navigation without a connection replaces the page with the browser's error page.
    if (!form.current || !navigator.onLine) return;
    const fields = [...new FormData(form.current)].filter(
      (field): field is [string, string] => typeof field[1] === "string" && field[1] !== "",
    );
    startTransition(() => router.push(`${action}?${new URLSearchParams(fields)}`, { scroll: false }));
  }

  // A choice that was made before the scripts ran loads its times. Later, the choices follow the page: a link may have
  // changed the caller and thus the caller's place.
  const follow = useRef(load);
  useEffect(() => {
    follow.current = load;
  });
  useEffect(() => {
    if (isPending || !form.current) return;
    const other = [...form.current.querySelectorAll<HTMLOptionElement>("option[data-shown]")].filter(
      (option) => !option.selected,
    );
    if (isLoaded.current) for (const option of other) option.selected = true;
    else if (other.length > 0) follow.current();
    isLoaded.current = true;
  }, [shown, isPending]);

  return (
    <form
      ref={form}
      action={action}
      method="get"
      className="caller-request"
      onChange={({ target }) => {
        if ((target as Element) instanceof HTMLSelectElement) load();
      }}
    >
      {children}
    </form>
  );
}
