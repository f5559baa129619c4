import { useId, type ReactNode } from "react";

import { Icon } from "@/components/ui/icon";
import { phoneUrl } from "@/lib/platform/contact/phone-url";

export type TeamMember = {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly bio: string;
  readonly email: string | undefined;
  /** The team member's own phone number, in the country's usual notation. */
  readonly phone: string | undefined;
  readonly credentials: readonly { readonly key: string; readonly text: string }[];
  /** Sentences that limit the trust claims in the bio and the credentials. They are shown with the claims. */
  readonly limits: readonly string[];
  readonly portrait: ReactNode;
};

export type MemberLabels = { readonly show: string; readonly hide: string; readonly contact: string };

export type MemberCardProps = {
  member: TeamMember;
  labels: MemberLabels;
  isOpen: boolean;
  /** Whether the details are hidden. False until the script runs, because only the script can open them. */
  isHidden: boolean;
  toggle: () => void;
};

/** A team member. Without JavaScript, CSS shows the details and hides the button. */
export function MemberCard({ member, labels, isOpen, isHidden, toggle }: MemberCardProps) {
  const id = useId();
  const { name, role, bio, email, phone, credentials, limits, portrait } = member;
  return (
    <article className="member">
      {portrait}
      <div>
        <h3 id={`${id}-name`}>{name}</h3>
        <p className="role">{role}</p>
      </div>
      <p className="bio">{bio}</p>
      <button
        type="button"
        className="disclose"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={`${id}-name`}
        onClick={toggle}
      >
        <span>{isOpen ? labels.hide : labels.show}</span>
        <Icon name="chevron-down" size="s" />
      </button>
      <div className="details" id={id} hidden={isHidden}>
        {credentials.length > 0 && (
          <ul className="tags" role="list">
            {credentials.map(({ key, text }) => (
              <li key={key} className="tag">
                {text}
              </li>
            ))}
          </ul>
        )}
        {email && (
          <p className="t16">
            <a href={`mailto:${email}`} aria-describedby={`${id}-name`}>
              {labels.contact}
            </a>
          </p>
        )}
        {phone && (
          <p className="t16">
            <a className="nowrap" href={phoneUrl(phone)} aria-describedby={`${id}-name`}>
              {phone}
            </a>
          </p>
        )}
        {limits.map((text) => (
          <p key={text} className="t16 soft">
            {text}
          </p>
        ))}
      </div>
    </article>
  );
}
