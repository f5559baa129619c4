import clsx from "clsx";

export type ButtonVariant =
  | "gold"
  | "primary"
  | "secondary"
  | "accent"
  | "light"
  | "outline"
  | "ghost"
  | "link"
  | "danger"
  | "tertiary"
  | "premium"
  | "text";

/** 34, 42 and 55 px high; each answers to a touch within 44 px. */
export type ButtonSize = "sm" | "md" | "lg";

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its column. */
  isBlock?: boolean | undefined;
  /** A square with an icon alone: it needs an `aria-label`. */
  isIcon?: boolean | undefined;
};

/** The classes of a button, for the few elements that look like one and cannot be a `Button`. */
export function buttonClasses({ variant = "primary", size = "md", isBlock, isIcon }: ButtonLook): string {
  return clsx(
    "btn",
    `btn--${variant}`,
    size !== "md" && `btn--${size}`,
    isBlock && "btn--block",
    isIcon && "btn--icon",
    isIcon && size === "md" && "btn--touch",
  );
}
