type Props = {
  readonly title: string;
  /** Set if the page's content has its own main heading, as on the receipt. `title` is then a plain label. */
  readonly isLabel?: boolean;
  /** The progress of the booking, beside the title. */
  readonly progress?: React.ReactNode;
  readonly children: React.ReactNode;
};

/** The frame of every booking page. Title and progress share one line, which leaves more of the screen for the step. */
export function BookingShell({ title, isLabel = false, progress, children }: Props) {
  return (
    <>
      <div className="shell">
        <div className="wrap">
          {isLabel ? <p className="shell-title">{title}</p> : <h1 className="shell-title">{title}</h1>}
          {progress}
        </div>
      </div>
      <section className="shell-main">
        <div className="wrap">{children}</div>
      </section>
    </>
  );
}
