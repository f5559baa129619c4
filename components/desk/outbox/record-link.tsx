import { Link } from "@/lib/platform/i18n/navigation";

/**
 * Links to the record that an email is about. References that start with "MSG-" or "REQ-" are items of the inbox. All
 * other references are bookings.
 */
export function RecordLink({ reference, none }: { readonly reference: string | null; readonly none: string }) {
  if (reference === null) return <span className="mute">{none}</span>;
  const list = /^(?:MSG|REQ)-/.test(reference) ? "inbox" : "bookings";
  return <Link href={`/dashboard/${list}/${reference}`}>{reference}</Link>;
}
