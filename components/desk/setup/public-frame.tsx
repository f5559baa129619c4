type Props = {
  /** The address of the page, without the protocol. */
  readonly address: string;
  readonly title: string;
  readonly children: React.ReactNode;
};

/** A part of a public page in a frame, with its address. It has the words of the page, and the size of its text. */
export function PublicFrame({ address, title, children }: Props) {
  return (
    <div className="public-frame">
      <p className="public-frame-address">{address}</p>
      <div className="public-frame-page">
        <p className="public-frame-title">{title}</p>
        {children}
      </div>
    </div>
  );
}
