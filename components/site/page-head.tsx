import type { ReactNode } from "react";

import { Breadcrumbs } from "./breadcrumbs";

export type PageHeadProps = {
  /** The page's English path. */
  readonly path: string;
  readonly title: string;
  /** A shorter name for the breadcrumbs of a page with a long title. */
  readonly crumb?: string | undefined;
  readonly lead?: ReactNode;
  /** Content below the lead: dates, or a first action. */
  readonly children?: ReactNode;
};

/** The head of a content page: breadcrumbs, title and a lead of two sentences. */
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
