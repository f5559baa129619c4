import { PageHead } from "./page-head";

type Props = {
  /** The page's English path. */
  readonly path: string;
  readonly title: string;
  readonly lead?: React.ReactNode;
  readonly children: React.ReactNode;
  /** Content beside or below the card. */
  readonly aside?: React.ReactNode;
};

/** The frame of a page with a single task: a title and one card. */
export function CardPage({ path, title, lead, children, aside }: Props) {
  return (
    <>
      <PageHead path={path} title={title} lead={lead} />
      <div className="section">
        <div className="wrap wizard-columns">
          <div className="wizard-card grid gap-21">{children}</div>
          {aside ? <div className="t16 grid gap-13">{aside}</div> : null}
        </div>
      </div>
    </>
  );
}
