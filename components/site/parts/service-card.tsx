import { Icon, type IconName } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";

import { ServiceIcon } from "./service-icon";

export type ServiceCardProps = {
  icon: IconName;
  title: string;
  description: string;
  href: string;
  /** Undefined if the price list cannot be read. A missing price is better than a wrong price. */
  fee?: { readonly price: string; readonly duration: string } | undefined;
  feeNote: string;
  more: string;
};

/** One service. The whole card is a link. */
export function ServiceCard({ icon, title, description, href, fee, feeNote, more }: ServiceCardProps) {
  return (
    <Link className="service-card" href={href}>
      <h3>
        <ServiceIcon name={icon} />
        {title}
      </h3>
      <p>{description}</p>
      {fee && (
        <span className="fee">
          <b>{fee.price}</b> <span>{`${fee.duration}, ${feeNote}`}</span>
        </span>
      )}
      <span className="go">
        {more} <Icon name="arrow-right" size="s" />
      </span>
    </Link>
  );
}
