export type DemoRibbonProps = {
  text: string;
  /** A second part of the text, shown if the screen is wide enough. */
  more?: string | undefined;
};

/** Says that the content is invented. Layouts show it in demo mode. Visitors cannot close it. */
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
