import sharp from "sharp";

/** The width and height of a stored photo in pixels: three times the size on the site. */
const size = 240;
/** A picture with more pixels would need too much memory. Cameras make up to about 50 million. */
const maxPixels = 60_000_000;

/**
 * Draws a picture again as a square WebP without metadata, so that neither the place where it was taken nor anything
 * hidden in the file is kept. Undefined if the content is not a picture that can be drawn.
 */
export async function encodePhoto(content: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const picture = sharp(content, { limitInputPixels: maxPixels, failOn: "error", pages: 1 });
    return Uint8Array.from(
      await picture.rotate().resize(size, size, { fit: "cover" }).webp({ quality: 85 }).toBuffer(),
    );
  } catch {
    return undefined;
  }
}
