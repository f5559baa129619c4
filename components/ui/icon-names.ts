/** The ids of the symbols in `public/icons.svg`. */
// prettier-ignore
export const iconNames = [
  "alert", "arrow-left", "arrow-right", "arrow-up", "bell", "board", "calendar", "card", "chart", "check", "check-circle",
  "chevron-down", "chevron-left", "chevron-right", "chevron-up", "clock", "compass", "copy", "crypto", "doc",
  "download", "edit", "external", "eye", "eye-off", "filter", "flag", "fraud", "gift", "globe", "grip", "half", "history", "home",
  "inbox", "info", "key", "lock",
  "logout", "mail", "menu", "minus", "moon", "more", "no-fee", "note", "pause", "phone", "pin", "play", "plus", "refresh",
  "regulator", "release", "scales", "scam", "screen", "search", "settings", "shield-check", "star", "sun", "user",
  "users", "video", "x", "x-circle",
] as const;

export type IconName = (typeof iconNames)[number];
