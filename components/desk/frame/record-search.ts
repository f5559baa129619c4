"use client";

import { useEffect, useState } from "react";

export type RecordKind = "booking" | "client" | "message" | "lead" | "case" | "dataRequest" | "complaint";

export type FoundGroup = {
  readonly kind: RecordKind;
  /** Whether the records only have a name that is similar to the query. */
  readonly isSimilar: boolean;
  readonly items: readonly { readonly label: string; readonly detail: string; readonly href: string }[];
};

/** The minimum length of a query, in characters. Shorter queries match too many records. */
const shortestQuery = 2;
/** The pause in typing that starts a search, in milliseconds. */
const pause = 150;

type RecordSearch = { readonly groups: readonly FoundGroup[]; readonly isSearching: boolean };

/**
 * The records that the query finds on the server. The list is empty if the query is too short, during a search and
 * after a failed search.
 */
export function useRecordSearch(query: string, locale: string): RecordSearch {
  const [result, setResult] = useState<{ readonly query: string; readonly groups: readonly FoundGroup[] }>();
  const wanted = query.trim();
  useEffect(() => {
    if (wanted.length < shortestQuery) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetch("/api/staff/search", {
        method: "POST",
        signal: controller.signal,
        headers: { "accept-language": locale, "content-type": "application/json" },
        body: JSON.stringify({ q: wanted, locale }),
      })
        .then(async (response) =>
          response.ok ? ((await response.json()) as { groups: readonly FoundGroup[] }).groups : [],
        )
        .then((groups) => setResult({ query: wanted, groups }))
        // No error is shown here, because the connection status in the top bar already reports lost connections.
        .catch(() => !controller.signal.aborted && setResult({ query: wanted, groups: [] }));
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, locale]);
  if (wanted.length < shortestQuery) return { groups: [], isSearching: false };
  return result?.query === wanted ? { groups: result.groups, isSearching: false } : { groups: [], isSearching: true };
}

/** Whether the label contains every word of the query, without regard to case and accents. */
export function matches(label: string, query: string): boolean {
  const plain = (text: string) =>
    text
      .normalize("NFD")
      // A label may contain soft hyphens and joiners, which users do not type.
      .replace(/[\p{Diacritic}\p{Cf}]/gu, "")
      .toLowerCase();
  const text = plain(label);
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
