/** A honeypot. Users cannot see this field, and screen readers and the Tab key skip it, so only bots fill it in. */
export function HoneypotField({ id, label }: { readonly id: string; readonly label: string }) {
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
