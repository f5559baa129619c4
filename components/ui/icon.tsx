import clsx from "clsx";

/** The drawings of `public/icons.svg`, by symbol. */
export type IconName =
  | "alert"
  | "arrow-left"
  | "arrow-right"
  | "arrow-up"
  | "bell"
  | "calendar"
  | "chart"
  | "check"
  | "check-circle"
  | "chevron-down"
  | "chevron-left"
  | "chevron-right"
  | "chevron-up"
  | "clock"
  | "compass"
  | "copy"
  | "crypto"
  | "doc"
  | "download"
  | "edit"
  | "external"
  | "filter"
  | "fraud"
  | "gift"
  | "globe"
  | "home"
  | "inbox"
  | "info"
  | "key"
  | "lock"
  | "logout"
  | "mail"
  | "menu"
  | "minus"
  | "moon"
  | "more"
  | "no-fee"
  | "pause"
  | "phone"
  | "pin"
  | "play"
  | "plus"
  | "refresh"
  | "regulator"
  | "release"
  | "scales"
  | "scam"
  | "screen"
  | "search"
  | "settings"
  | "shield-check"
  | "star"
  | "sun"
  | "user"
  | "users"
  | "video"
  | "x"
  | "x-circle";

export type IconProps = {
  name: IconName;
  /** 18, 24 or 34 px. */
  size?: "s" | "m" | "l";
  className?: string | undefined;
};

/** A drawing beside a word: it says nothing of its own, so assistive technology passes over it. */
export function Icon({ name, size = "m", className }: IconProps) {
  return (
    <svg className={clsx("icon", size !== "m" && size, className)} aria-hidden="true" focusable="false">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
