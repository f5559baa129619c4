import type { ReactNode } from "react";

type Props = { title: string; lead?: string | undefined; children: ReactNode };

/** One section of the page that shows our components. */
export function ShowcaseSection({ title, lead, children }: Props) {
  return (
    <section className="section showcase">
      <div className="wrap">
        <div className="head">
          <h2>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <div className="stack-21">{children}</div>
      </div>
    </section>
  );
}
