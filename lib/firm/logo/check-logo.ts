import { createHash } from "node:crypto";
import sharp from "sharp";

import { cleanSvg } from "./clean-svg";
import { contrastsOf } from "./contrast";
import type { LogoKind } from "./logo-path";
import type { LogoFault } from "./uploaded-logo";

/** The largest logo in bytes. */
export const maxLogoBytes = 512 * 1024;

/** Emails, invoices and share pictures show the logo at up to a quarter of this height, in pixels. */
const height = 176;
const maxWidth = 6 * height;
/** A smaller PNG is blurred on the screens of phones. */
const minHeight = 88;
const seconds = 5;

export type CheckedLogo = {
  readonly id: string;
  readonly kind: LogoKind;
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly png: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly leftOut: readonly string[];
  readonly contrastOnLight: number;
  readonly contrastOnDark: number;
};

/**
 * Checks the file of a logo and makes what is stored of it. The content decides what it is, never the name: an SVG is
 * cleaned, a PNG is drawn again, and every other file is refused.
 */
export async function checkLogo(content: Uint8Array): Promise<CheckedLogo | { readonly fault: LogoFault }> {
  if (content.length > maxLogoBytes) return { fault: "logoTooLarge" };
  const isPng = [0x89, 0x50, 0x4e, 0x47].every((byte, index) => content[index] === byte);
  const cleaned = isPng ? undefined : cleanSvg(content);
  if (cleaned && "fault" in cleaned) return { fault: cleaned.fault };
  const drawing = cleaned ? Buffer.from(cleaned.svg) : Buffer.from(content);
  try {
    const source = sharp(drawing, { failOn: "error", limitInputPixels: 4096 * 4096, density: cleaned ? 300 : 72 });
    const size = await source.metadata();
    if (size.format !== (isPng ? "png" : "svg")) return { fault: "logoNotPicture" };
    if (isPng && size.height < minHeight) return { fault: "logoTooSmall" };
    const ratio = size.width / size.height;
    if (ratio < 0.5 || ratio > 6) return { fault: "logoShape" };
    const small = await source
      .clone()
      .resize({ height, width: maxWidth, fit: "inside" })
      .timeout({ seconds })
      .png()
      .toBuffer({ resolveWithObject: true });
    const picture = cleaned ? drawing : await source.timeout({ seconds }).png().toBuffer();
    const contrasts = await contrastsOf(small.data);
    if (!contrasts) return { fault: "logoEmpty" };
    if (picture.length > maxLogoBytes || small.data.length > maxLogoBytes) return { fault: "logoTooLarge" };
    return {
      id: createHash("sha256").update(picture).digest("hex").slice(0, 32),
      kind: cleaned ? "svg" : "png",
      picture: new Uint8Array(picture),
      png: new Uint8Array(small.data),
      width: small.info.width,
      height: small.info.height,
      leftOut: cleaned?.leftOut ?? [],
      ...contrasts,
    };
  } catch {
    // sharp refuses what is no picture, and what takes too long to draw.
    return { fault: "logoNotPicture" };
  }
}
