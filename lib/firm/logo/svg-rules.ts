/** The elements of a logo: shapes, their groups and their gradients. Everything else is left out. */
export const drawnTags = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"];
export const allowedTags = [
  "svg",
  "g",
  "switch",
  "defs",
  "linearGradient",
  "radialGradient",
  "stop",
  "clipPath",
  "title",
  "desc",
  ...drawnTags,
];

export const allowedAttributes = [
  ...["xmlns", "xmlns:xlink", "version", "viewBox", "width", "height", "preserveAspectRatio", "id", "style"],
  ...["d", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "points", "transform"],
  ...["fill", "fill-rule", "fill-opacity", "opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap"],
  ...["stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "clip-path", "clip-rule"],
  ...["clipPathUnits", "offset", "stop-color", "stop-opacity", "gradientUnits", "gradientTransform", "spreadMethod"],
];

const gradients = ["linearGradient", "radialGradient"];
const links = ["href", "xlink:href"];

/** Whether an attribute may stay. Values may refer only to elements of the same file. */
export function isAllowedAttribute(tag: string, name: string, value: string): boolean {
  if (links.includes(name)) return gradients.includes(tag) && /^#[\w-]+$/.test(value);
  if (!allowedAttributes.includes(name)) return false;
  if (name === "style" || name.startsWith("xmlns")) return true;
  return /^url\(#[\w-]+\)$/.test(value) || !/[:()]/.test(value.replaceAll(functions, ""));
}

/** The functions of colours and transformations, whose parentheses are harmless. */
const functions = /\b(?:rgba?|hsla?|matrix|translate|scale|rotate|skewX|skewY)\([\d\s.,%e+-]*\)/gi;

const styleValue = /^(?:#[0-9a-f]{3,8}|[a-z]+|-?[\d.]+(?:px|%)?|rgba?\([\d\s.,%]+\)|url\(#[\w-]+\))$/i;
const styled = allowedAttributes.filter((name) => /^(?:fill|stroke|opacity|clip|stop)/.test(name));

/** The declarations of a `style` attribute that may stay. */
export const allowedStyles = { "*": Object.fromEntries(styled.map((name) => [name, [styleValue]])) };
