type Props = {
  readonly title: string;
  /** Set if the page's main heading is the title of its content, as on the receipt. */
  readonly isLabel?: boolean;
  /** The progress of the booking, beside the title. */
  readonly progress?: React.ReactNode;
  readonly children: React.ReactNode;
};

/** The frame of every booking page: one line with title and progress, so that the step starts high on the screen. */
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
