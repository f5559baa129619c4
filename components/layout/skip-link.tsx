/** The first stop of the Tab key. It skips the header and the menus and leads to `<main id="main">`. */
export function SkipLink({ label, targetId = "main" }: { label: string; targetId?: string | undefined }) {
  return (
    <a className="skip" href={`#${targetId}`}>
      {label}
    </a>
  );
}
