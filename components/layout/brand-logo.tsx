import clsx from "clsx";

import { Link } from "@/lib/platform/i18n/navigation";

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
      <BrandMark />
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

/** The shield without the name. Its colours depend on the surface behind it. */
function BrandMark() {
  return (
    <svg className="brand" viewBox="0 0 40 44" aria-hidden="true" focusable="false">
      <use href="/icons.svg#brand" />
    </svg>
  );
}
