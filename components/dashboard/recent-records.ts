"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";

import { splitPrefix } from "@/lib/platform/i18n/prefix";

export type RecentRecord = { readonly href: string; readonly label: string };

const most = 5;
/**
 * Matches the path of a record, which has a digit in its reference or id. Pages below it, such as the one that moves a
 * booking, count as the same record.
 */
const recordPath = /^\/dashboard\/[^/]+\/[^/]*\d[^/]*/;

/**
 * The records that were opened in this tab, the latest first. They are kept in memory only, because they name clients,
 * and are forgotten when the person signs out.
 */
export function useRecentRecords(): readonly RecentRecord[] {
  const { path } = splitPrefix(usePathname());
  const [records, setRecords] = useState<readonly RecentRecord[]>([]);
  const href = recordPath.exec(path)?.[0];
  useEffect(() => {
    if (href === undefined || href !== path) return undefined;
    // The heading is streamed after the page's placeholder.
    const observer = new MutationObserver(read);
    function read(): void {
      const label = document.querySelector("main h1")?.textContent;
      if (!label || href === undefined) return;
      observer.disconnect();
      setRecords((before) => [{ href, label }, ...before.filter((record) => record.href !== href)].slice(0, most));
    }
    observer.observe(document.body, { childList: true, subtree: true });
    read();
    return () => observer.disconnect();
  }, [href, path]);
  return records.filter((record) => record.href !== href);
}
