import { readFileSync } from "node:fs";

const css = readFileSync("app/styles/themes.css", "utf8");

type Roles = Readonly<Record<string, string>>;

/** The custom properties of the rule that begins with the selector. */
function rolesOf(selector: string): Roles {
  const start = css.indexOf(`\n${selector}`);
  if (start === -1) throw new Error(`No rule begins with ${selector}`);
  const rule = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries(
    [...rule.matchAll(/(?<!-)--(\w[\w-]*): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

const premium = rolesOf(':root,\n[data-theme="premium"] {');
const darkStatus = rolesOf('[data-theme="dark"],\n[data-surface="ink"],');
const dark = { ...premium, ...rolesOf('[data-theme="dark"] {'), ...darkStatus };
const ink = { ...premium, ...darkStatus, ...rolesOf('[data-surface="ink"] {') };
const surfaces: Readonly<Record<string, Roles>> = {
  premium,
  light: { ...premium, ...rolesOf('[data-theme="light"] {') },
  dark,
  "premium or light, surface ink": ink,
  "dark, surface ink": { ...ink, ...rolesOf('[data-theme="dark"] [data-surface="ink"] {') },
};

function colourOf(roles: Roles, role: string): string {
  const value = roles[role] ?? "";
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other ? colourOf(roles, other) : value;
}

/** The relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(roles: Roles, front: string, back: string): number {
  const [light = 0, faint = 0] = [front, back]
    .map((role) => luminance(colourOf(roles, role)))
    .toSorted((a, b) => b - a);
  return (light + 0.05) / (faint + 0.05);
}

/**
 * Each row contains a minimum contrast, foreground colours and their background colours. WCAG 2 requires 4.5 to 1 for
 * text and 3 to 1 for graphics.
 */
const everywhere: readonly (readonly [least: number, front: readonly string[], back: readonly string[]])[] = [
  [4.5, ["ink", "ink-soft", "ink-mute", "link", "gold-ink"], ["page", "raised", "sunken"]],
  [4.5, ["on-gold"], ["gold", "gold-hover", "gold-press"]],
  [3, ["focus", "line-strong", "art-gold"], ["page", "sunken"]],
];
const onThemes: typeof everywhere = [
  [4.5, ["ink", "ink-soft", "link", "gold-ink"], ["tint", "alert-band"]],
  [4.5, ["on-deep", "on-deep-soft", "on-deep-gold"], ["deep", "deep-2", "deep-raised"]],
  [4.5, ["ink"], ["free"]],
  [3, ["on-deep-focus", "on-deep-line-strong", "engrave"], ["deep"]],
  [3, ["free-dot"], ["free"]],
  [1.35, ["free"], ["raised"]],
];

it.each(Object.entries(surfaces))("every colour has enough contrast with its backgrounds (theme %s)", (name, roles) => {
  const pairs = name.includes("ink") ? everywhere : [...everywhere, ...onThemes];
  const faint = pairs.flatMap(([least, fronts, backs]) =>
    fronts.flatMap((front) =>
      backs.flatMap((back) => {
        const measured = contrast(roles, front, back);
        return measured >= least ? [] : [`${front} on ${back}: ${measured.toFixed(2)}, at least ${least}`];
      }),
    ),
  );
  expect(faint).toEqual([]);
});
