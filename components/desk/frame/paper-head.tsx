type Props = {
  readonly name: string;
  readonly address: readonly string[];
};

/** The firm's name and address at the top of each printed page of the desk. They are not on the screen. */
export function PaperHead({ name, address }: Props) {
  return (
    <p className="paper-head" translate="no">
      <b>{name}</b>, {address.join(", ")}
    </p>
  );
}
