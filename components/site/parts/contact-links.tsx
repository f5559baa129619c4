import type { Contact } from "@/lib/firm/profile";

/** How to reach the firm. */
export type ContactDetails = Pick<Contact, "phone" | "phoneHref" | "email">;

/** The tags `<phone>`, `<mail>` and `<b>` of a text, for `t.rich`. */
export function contactTags({ phone, phoneHref, email }: ContactDetails) {
  return {
    b: (text: React.ReactNode) => <b>{text}</b>,
    phone: () => (
      <a href={phoneHref} className="nowrap" translate="no">
        {phone}
      </a>
    ),
    mail: () => (
      <a href={`mailto:${email}`} translate="no">
        {email}
      </a>
    ),
  };
}
