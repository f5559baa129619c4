/** A field that people cannot see, hear or reach by Tab, so only a machine fills it. */
export function TrapField({ id, label }: { readonly id: string; readonly label: string }) {
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
