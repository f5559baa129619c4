import { formatCount } from "@/lib/inquiry/inbox/view";
import { Link } from "@/lib/platform/i18n/navigation";

import { TabStrip } from "./tab-strip";

type Tab = {
  readonly href: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly isCurrent: boolean;
};

/** The views of a list as links. The chosen view is stored only in the URL. */
export function ViewTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  return (
    <TabStrip label={label}>
      {tabs.map(({ href, label: name, count, isCurrent }) => (
        <Link key={href} href={href} aria-current={isCurrent ? "page" : undefined}>
          {name} {count !== undefined && <span className="count">{formatCount(count)}</span>}
        </Link>
      ))}
    </TabStrip>
  );
}

/** Links that switch one part of a page between a few views. */
export function SegmentedLinks({
  label,
  options,
}: {
  readonly label: string;
  readonly options: readonly Omit<Tab, "count">[];
}) {
  return (
    <nav className="segmented" aria-label={label}>
      {options.map(({ href, label: name, isCurrent }) => (
        <Link key={href} href={href} scroll={false} aria-current={isCurrent ? "true" : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
