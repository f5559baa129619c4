export type LogoKind = "svg" | "png";

/** The logo of a firm that has uploaded none. A live site then shows the first letter of its name. */
export const standardLogo = "/brand.svg";

/** The path of an uploaded logo, which versions of the firm's record name. */
export const logoPath = ({ id, kind }: { readonly id: string; readonly kind: string }) => `/images/logo/${id}.${kind}`;

/** The id in the path of an uploaded logo. Undefined for a picture that is part of the site. */
export function logoIdOf(path: string): string | undefined {
  return /^\/images\/logo\/([0-9a-f]{32})\.(?:svg|png)$/.exec(path)?.[1];
}
