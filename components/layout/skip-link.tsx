/** The first link in the tab order. It leads to `<main id="main">` and so skips the header and the menus. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className="skip" href="#main" target="_self">
      {label}
    </a>
  );
}
