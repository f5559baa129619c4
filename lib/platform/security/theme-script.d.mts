export const themes: readonly ["premium", "light", "dark"];
export const themeKey: string;
export const themeColors: Readonly<Record<(typeof themes)[number], string>>;
export const themeScript: string;
