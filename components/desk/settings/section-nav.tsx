type Props = {
  readonly label: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
};

/** Links to the sections of the page. Plain links, because the router takes a change of fragment for no navigation. */
export function SectionNav({ label, sections }: Props) {
  return (
    <nav className="section-nav" aria-label={label}>
      {sections.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}
