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
  /** The background colour of the head. If it is undefined, the head has the page's background. */
  readonly band?: "deep" | "sunken" | "tint" | undefined;
};

/** The head of a content page: breadcrumbs, title, a lead of two sentences, and a drawing or facts beside them. */
export function PageHead({ path, title, crumb = title, lead, children, aside, band }: PageHeadProps) {
  const isDeep = band === "deep";
  return (
    <div
      className={clsx("page-head", aside && "page-head--two", band && !isDeep && `section--${band}`)}
      data-surface={isDeep ? "deep" : undefined}
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
