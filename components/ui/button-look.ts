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

/**
 * The buttons are 34, 42 and 55 px high. The touch target is at least 44 px high in every size, so it can be higher
 * than the visible button.
 */
export type ButtonSize = "sm" | "md" | "lg";

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Makes the button as wide as its column. */
  isBlock?: boolean | undefined;
  /** Makes a square button that contains only an icon. It needs an `aria-label`. */
  isIcon?: boolean | undefined;
};

/** The CSS classes of a button, for the few elements that look like a button but cannot use the `Button` component. */
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
