import type { ReactNode } from "react";

import { Breadcrumbs } from "./breadcrumbs";

export type PageHeadProps = {
  /** The page's own English path. */
  readonly path: string;
  readonly title: string;
  /** The page's name in the breadcrumbs, where the title is long. */
  readonly crumb?: string | undefined;
  readonly lead?: ReactNode;
  /** Stands below the lead: dates, a first way on. */
  readonly children?: ReactNode;
};

/** The beginning of a page that is read: where it stands, what it is called, what it says in two sentences. */
export function PageHead({ path, title, crumb = title, lead, children }: PageHeadProps) {
  return (
    <div className="page-head">
      <div className="wrap">
        <Breadcrumbs path={path} title={crumb} />
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
