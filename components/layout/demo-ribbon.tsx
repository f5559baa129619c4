export type DemoRibbonProps = {
  text: string;
  /** A second part of the text, shown if the screen is wide enough. */
  more?: string | undefined;
};

/** Says on every page in demo mode that the content is invented. Visitors cannot close the ribbon. */
export function DemoRibbon({ text, more }: DemoRibbonProps) {
  return (
    <div className="ribbon" role="region" aria-label={text}>
      <div className="wrap">
        {text}
        {more && <span className="long"> {more}</span>}
      </div>
    </div>
  );
}
