import localFont from "next/font/local";

// Each subset is a separate font face with its own unicode-range, so that an English page never fetches the extended
// subset. The fallbacks are defined in app/styles/tokens.css, after the extended faces. A fallback that next/font
// generates would come before the extended faces, and the letters of the extended subset would be drawn in the fallback
// font. next/font reads the arguments of `localFont` without running the code, so all of them are literals.

// Source Serif 4, without the weights and small sizes that this site never uses (lib/DECISIONS.md, 20). It is not
// preloaded, because preloading it would delay the fonts of more important text. Until it has loaded, a fallback font
// with the same metrics is shown.
const serif = localFont({
  src: "./fonts/recovery-serif-latin.woff2",
  variable: "--face-serif",
  weight: "400 600",
  style: "normal",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
    },
  ],
});

const serifExtended = localFont({
  src: "./fonts/recovery-serif-latin-ext.woff2",
  variable: "--face-serif-ext",
  weight: "400 600",
  style: "normal",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0",
    },
  ],
});

const sans = localFont({
  src: "../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
  variable: "--face-sans",
  weight: "200 800",
  style: "normal",
  display: "swap",
  preload: true,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0000-002F, U+003A-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
    },
  ],
});

const sansExtended = localFont({
  src: "../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2",
  variable: "--face-sans-ext",
  weight: "200 800",
  style: "normal",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0",
    },
  ],
});

// The digits of Hanken Grotesk, all of one width. `sans` leaves out its own digits, because their zero has a slash.
// Only references and similar codes need a slashed zero, and they use the `code` face. `sans` must be the first face of
// the font family, because browsers take the line height from the first face.
const digits = localFont({
  src: "./fonts/text-digits.woff2",
  variable: "--face-digits",
  weight: "400 700",
  style: "normal",
  display: "swap",
  preload: true,
  adjustFontFallback: false,
  declarations: [
    { prop: "unicode-range", value: "U+0030-0039" },
    { prop: "size-adjust", value: "97%" },
  ],
});

// The digits with the slashed zero, from the same file as `sans`. Both faces must have the same value of `preload`.
// With different values, next/font would give the file two URLs, and browsers would load it twice.
const code = localFont({
  src: "../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
  variable: "--face-code",
  weight: "200 800",
  style: "normal",
  display: "swap",
  preload: true,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0030-0039" }],
});

/** The classes of `<html>` that define the `--face-*` variables. */
export const fontClassNames = [serif, serifExtended, sans, sansExtended, digits, code]
  .map((face) => face.variable)
  .join(" ");
