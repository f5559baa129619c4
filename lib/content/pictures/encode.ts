import { createHash } from "node:crypto";

import sharp from "sharp";

/** The widths in pixels: that of a text's column, and twice that for screens with a high resolution. */
const widths = [720, 1_440];
/** A picture with more pixels would need too much memory. Cameras make up to about 50 million. */
const maxPixels = 60_000_000;
/** A picture is at most this many times as high as it is wide, so that it does not fill several screens. */
const tallest = 3;

export type EncodedPicture = {
  readonly width: number;
  readonly height: number;
  readonly hash: string;
  readonly content: Uint8Array<ArrayBuffer>;
};

/**
 * Draws a picture again as WebP without metadata, so that neither the place where it was taken nor anything hidden in
 * the file is kept. A small picture is not enlarged. Undefined if the content is not a picture that can be drawn.
 */
export async function encodePicture(content: Uint8Array): Promise<readonly EncodedPicture[] | undefined> {
  try {
    const encoded = await Promise.all(widths.map((width) => encode(content, width)));
    return encoded.filter(({ width }, index) => width !== encoded[index - 1]?.width);
  } catch {
    return undefined;
  }
}

async function encode(content: Uint8Array, width: number): Promise<EncodedPicture> {
  const picture = sharp(content, { limitInputPixels: maxPixels, failOn: "error", pages: 1 });
  const { data, info } = await picture
    .rotate()
    .resize(width, width * tallest, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  const hash = createHash("sha256").update(data).digest("hex").slice(0, 32);
  return { width: info.width, height: info.height, hash, content: Uint8Array.from(data) };
}
