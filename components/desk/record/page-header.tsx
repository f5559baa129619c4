import type { ReactNode } from "react";

import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = {
  readonly title: string;
  readonly note?: ReactNode;
  /** A breadcrumb: the URL and title of the list that contains the record, and the record's short name. */
  readonly crumbs?: { readonly href: string; readonly list: string; readonly current: string } | undefined;
  /** A picture of a person before the heading. */
  readonly picture?: ReactNode;
  /** Buttons at the right end of the heading. At most one button is gold. */
  readonly actions?: ReactNode;
};

/** The heading of a page of the staff area. */
export function PageHeader({ title, note, crumbs, picture, actions }: Props) {
  return (
    <header className="page-header">
      <div>
        {crumbs && (
          <p className="crumbs">
            <Link href={crumbs.href}>{crumbs.list}</Link>
            <Icon name="chevron-right" size="s" />
            <span>{crumbs.current}</span>
          </p>
        )}
        {picture ? (
          <h1 className="adviser-name">
            {picture} {title}
          </h1>
        ) : (
          <h1>{title}</h1>
        )}
        {note && <p className="page-header-note">{note}</p>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  );
}
