import { Link } from "@/lib/platform/i18n/navigation";

/**
 * The reference of the record that an email is about, as a link to it. Only bookings have references with the firm's
 * prefix.
 */
export function RecordLink({ reference, none }: { readonly reference: string | null; readonly none: string }) {
  if (reference === null) return <span className="mute">{none}</span>;
  const list = /^(?:MSG|REQ)-/.test(reference) ? "inbox" : "bookings";
  return <Link href={`/dashboard/${list}/${reference}`}>{reference}</Link>;
}
