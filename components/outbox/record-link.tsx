import { Link } from "@/lib/platform/i18n/navigation";

/**
 * Links to the record that an email is about, by its reference. Only the references of bookings have the firm's prefix.
 */
export function RecordLink({ reference, none }: { readonly reference: string | null; readonly none: string }) {
  if (reference === null) return <span className="mute">{none}</span>;
  const list = /^(?:MSG|REQ)-/.test(reference) ? "inbox" : "bookings";
  return <Link href={`/dashboard/${list}/${reference}`}>{reference}</Link>;
}
