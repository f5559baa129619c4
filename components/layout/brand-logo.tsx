import clsx from "clsx";

import { PlainImage } from "@/components/ui/plain-image";
import { firm } from "@/lib/firm/settings-snapshot";
import { Link } from "@/lib/platform/i18n/navigation";
import { markOf } from "@/lib/site/firm-mark";
import type { FirmMark } from "@/lib/site/firm-mark";

export type BrandLogoProps = {
  name: string;
  /** The line under the name. On the public site it is a trust claim. Undefined if the claim may not be shown. */
  claimLine?: string | undefined;
  size?: "small" | "medium" | "large" | "xl" | undefined;
  /**
   * `white` is for dark backgrounds in any theme, `horizontal` has one row, `full` is centred, and `symbol` is the
   * shield without the name.
   */
  variant?: "default" | "white" | "horizontal" | "full" | "symbol" | undefined;
  /** The link's target. Without it the logo is not a link. */
  href?: string | undefined;
  className?: string | undefined;
};

/** The firm's logo and name. */
export function BrandLogo({ name, claimLine, size = "medium", variant = "default", href, className }: BrandLogoProps) {
  const classes = clsx("logo", `logo--${size}`, variant !== "default" && `logo--${variant}`, className);
  const isSymbol = variant === "symbol";
  const face = (
    <>
      <BrandMark mark={markOf(firm())} />
      {!isSymbol && (
        <span>
          <b translate="no">{name}</b>
          {claimLine && <span>{claimLine}</span>}
        </span>
      )}
    </>
  );
  if (href) {
    return (
      <Link href={href} className={classes} aria-label={isSymbol ? name : undefined}>
        {face}
      </Link>
    );
  }
  return isSymbol ? (
    <span className={classes} role="img" aria-label={name}>
      {face}
    </span>
  ) : (
    <span className={classes}>{face}</span>
  );
}

/** The mark without the name. Its colours depend on the surface behind it. */
function BrandMark({ mark }: { readonly mark: FirmMark }) {
  if (mark.kind === "picture") return <PlainImage className="brand" src={mark.path} alt="" />;
  return (
    <svg className="brand" viewBox="0 0 40 44" aria-hidden="true" focusable="false">
      {mark.kind === "sample" ? (
        <use href="/icons.svg#brand" />
      ) : (
        <>
          <rect x="2" y="4" width="36" height="36" rx="4" fill="var(--brand-fill)" />
          <text x="20" y="31" textAnchor="middle" fontFamily="Georgia, serif" fontSize="25" fill="var(--brand-line)">
            {mark.letter}
          </text>
        </>
      )}
    </svg>
  );
}
