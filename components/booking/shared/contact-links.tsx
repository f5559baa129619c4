import type { Contact } from "@/lib/firm/profile";

/** How to reach a person, for texts that offer it. */
export type Reach = Pick<Contact, "phone" | "phoneHref" | "email">;

/** The tags `<phone>`, `<mail>` and `<b>` of a text, for `t.rich`. */
export function contactTags({ phone, phoneHref, email }: Reach) {
  return {
    b: (text: React.ReactNode) => <b>{text}</b>,
    phone: () => (
      <a href={phoneHref} className="nowrap">
        {phone}
      </a>
    ),
    mail: () => <a href={`mailto:${email}`}>{email}</a>,
  };
}
