import clsx from "clsx";
import type { ReactNode } from "react";

import { Breadcrumbs } from "./breadcrumbs";

export type PageHeadProps = {
  /** The page's English path. */
  readonly path: string;
  readonly title: string;
  /** A shorter name for the breadcrumbs of a page with a long title. */
  readonly crumb?: string | undefined;
  readonly lead?: ReactNode;
  /** Content below the lead, such as dates, buttons or links. */
  readonly children?: ReactNode;
  /** The second column on wide screens: a drawing, or facts about the subject of the page. */
  readonly aside?: ReactNode;
  /** The pages for checking the firm and for its services have a navy head. */
  readonly band?: "deep" | undefined;
};

/** The head of a content page: breadcrumbs, title, a lead of two sentences, and a drawing or facts beside them. */
export function PageHead({ path, title, crumb = title, lead, children, aside, band }: PageHeadProps) {
  return (
    <div
      className={clsx("page-head", aside && "page-head--two", band === undefined && "section--sunken")}
      data-surface={band}
    >
      <div className="wrap">
        <div>
          <Breadcrumbs path={path} title={crumb} />
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
        {aside && <div>{aside}</div>}
      </div>
    </div>
  );
}
