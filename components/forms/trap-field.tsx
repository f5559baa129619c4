/** A field that nobody sees, hears or reaches by Tab: whoever fills it is a machine. */
export function TrapField({ id, label }: { readonly id: string; readonly label: string }) {
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
