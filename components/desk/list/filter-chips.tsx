import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";

type Chip = {
  readonly label: string;
  /** The URL without this filter. */
  readonly href: string;
};

type Props = {
  readonly chips: readonly Chip[];
  /** The accessible name of the link that removes a chip, such as "Remove the filter Confirmed". */
  readonly remove: (label: string) => string;
  readonly clear: { readonly label: string; readonly href: string };
};

/** The active filters of a list. Each can be removed. Renders nothing without filters. */
export function FilterChips({ chips, remove, clear }: Props) {
  if (chips.length === 0) return null;
  return (
    <p className="chips">
      {chips.map(({ label, href }) => (
        <span key={label} className="chip">
          {label}
          <Link href={href} aria-label={remove(label)}>
            <Icon name="x" size="s" />
          </Link>
        </span>
      ))}
      <Link href={clear.href}>{clear.label}</Link>
    </p>
  );
}
