type Props = { readonly day: string; readonly time: string };

/** A day over its time. */
export function TwoLines({ day, time }: Props) {
  return (
    <>
      {day},
      <br />
      {time}
    </>
  );
}
