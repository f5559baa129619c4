import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";

import { Link } from "@/lib/platform/i18n/navigation";

import { buttonClasses, type ButtonLook } from "./button-look";
import { Spinner } from "./spinner";

export type ButtonProps = ButtonLook &
  ComponentProps<"button"> & {
    /** Keeps the colours and the width, shows a spinner and `loadingLabel`, and ignores clicks and submits. */
    isLoading?: boolean | undefined;
    loadingLabel?: string | undefined;
  };

/** A button. The gold variant marks the next step, so each view has at most one gold button. */
export function Button({
  variant,
  size,
  isBlock,
  isIcon,
  isLoading = false,
  loadingLabel = "Loading...",
  type = "button",
  className,
  children,
  ...rest
}: ButtonProps) {
  const classes = clsx(buttonClasses({ variant, size, isBlock, isIcon }), className);
  if (!isLoading) {
    return (
      <button type={type} className={classes} {...rest}>
        {/* When a browser translates the page, it replaces text nodes. React could not remove a replaced text. */}
        <span className="btn-label">{children}</span>
      </button>
    );
  }
  // The loading button stays focusable, so that keyboard users do not lose their place. It is not a submit button, so
  // pressing it again does not send the form twice.
  return (
    <button
      {...rest}
      type="button"
      className={classes}
      onClick={undefined}
      formAction={undefined}
      aria-busy="true"
      aria-disabled="true"
    >
      <LoadingFace label={loadingLabel} isIcon={isIcon}>
        {children}
      </LoadingFace>
    </button>
  );
}

export type ButtonLinkProps = ButtonLook & {
  /** A path of this site without a locale prefix, a full URL, or a `tel:` or `mailto:` link. */
  href: string;
  children: ReactNode;
  className?: string | undefined;
} & Omit<ComponentProps<"a">, "href" | "children" | "className" | "ref">;

/** A link that looks like a button, for navigation. */
export function ButtonLink({ variant, size, isBlock, isIcon, href, className, ...rest }: ButtonLinkProps) {
  const classes = clsx(buttonClasses({ variant, size, isBlock, isIcon }), className);
  if (/^(?:[a-z][a-z\d+.-]*:|#)/i.test(href)) return <a href={href} className={classes} {...rest} />;
  return <Link href={href} className={classes} {...rest} />;
}

function LoadingFace({ label, isIcon, children }: { label: string; isIcon: boolean | undefined; children: ReactNode }) {
  if (isIcon) return <Spinner />;
  return (
    <span className="btn-stack">
      <span className="btn-rest" aria-hidden="true">
        {children}
      </span>
      <span>
        <Spinner />
        {label}
      </span>
    </span>
  );
}
