/** The first link in the tab order. It skips the header and the menus and leads to `<main id="main">`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className="skip" href="#main">
      {label}
    </a>
  );
}
