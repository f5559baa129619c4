import { Link } from "@/lib/platform/i18n/navigation";

export type FooterColumnProps = {
  title: string;
  links: readonly { href: string; label: string }[];
};

/** One list of links in the footer. */
export function FooterColumn({ title, links }: FooterColumnProps) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className="plain-list">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
