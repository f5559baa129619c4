import clsx from "clsx";

import { Link } from "@/lib/platform/i18n/navigation";

export type BrandLogoProps = {
  name: string;
  /** The line under the name. It states a claim, so it comes from the records or not at all. */
  claimLine?: string | undefined;
  size?: "small" | "medium" | "large" | "xl" | undefined;
  /** `white` for dark grounds in any theme, `horizontal` in one row, `full` centred, `symbol` the mark alone. */
  variant?: "default" | "white" | "horizontal" | "full" | "symbol" | undefined;
  /** Where it leads; without it the logo is only shown. */
  href?: string | undefined;
  className?: string | undefined;
};

/** The firm's mark and name. */
export function BrandLogo({ name, claimLine, size = "medium", variant = "default", href, className }: BrandLogoProps) {
  const classes = clsx("logo", `logo--${size}`, variant !== "default" && `logo--${variant}`, className);
  const isSymbol = variant === "symbol";
  const face = (
    <>
      <BrandMark />
      {!isSymbol && (
        <span>
          <b>{name}</b>
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

/** The shield alone, coloured by the surface it stands on. */
export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={clsx("brand", className)} viewBox="0 0 40 44" aria-hidden="true" focusable="false">
      <use href="/icons.svg#brand" />
    </svg>
  );
}
