/** The lists of conversions: those that can be exported, those that are held back, and those that are in an export. */
export const conversionViews = ["ready", "held", "exported"] as const;
export type ConversionView = (typeof conversionViews)[number];
