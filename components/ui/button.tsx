import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";

import { Link } from "@/lib/platform/i18n/navigation";

import { buttonClasses, type ButtonLook } from "./button-look";
import { Spinner } from "./spinner";

export type ButtonProps = ButtonLook &
  ComponentProps<"button"> & {
    /** Keeps colours and width, shows a spinner and `loadingLabel`, answers no click and submits nothing. */
    isLoading?: boolean | undefined;
    loadingLabel?: string | undefined;
  };

/** A button. Gold is for the next step: one in a view. */
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
        {children}
      </button>
    );
  }
  // Still focusable, so that the person who pressed it is not thrown to the top of the page; not a submit button, so
  // that neither a click nor the Enter key sends the form twice.
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
  /** A path of this site in its English form, or a full address, `tel:` or `mailto:`. */
  href: string;
  children: ReactNode;
  className?: string | undefined;
} & Omit<ComponentProps<"a">, "href" | "children" | "className" | "ref">;

/** A link that looks like a button, for going somewhere. */
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
