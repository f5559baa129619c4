"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";

import { splitPrefix } from "@/lib/platform/i18n/prefix";

export type RecentRecord = { readonly href: string; readonly label: string };

const most = 5;
/**
 * Matches the path of a record. In the paths of the dashboard, only references and ids contain capital letters or
 * digits. The last reference or id in a path identifies the record. A page below that path, such as the page that moves
 * a booking, belongs to the same record.
 */
const recordPath = /^\/dashboard\/.*\/[^/A-Z\d]*[A-Z\d][^/]*/;

/**
 * The records that were opened in this tab, the latest first, without the record that is open now. The list is kept
 * only in memory, because it contains client names. It is cleared when the staff member signs out.
 */
export function useRecentRecords(): readonly RecentRecord[] {
  const { path } = splitPrefix(usePathname());
  const [records, setRecords] = useState<readonly RecentRecord[]>([]);
  const href = recordPath.exec(path)?.[0];
  useEffect(() => {
    if (href === undefined || href !== path) return undefined;
    // The server streams the page, so the heading may not be in the document yet when this effect runs.
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
