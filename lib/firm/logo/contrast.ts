import sharp from "sharp";

/** The surfaces of the site behind a logo: the paper of the pages and the navy of the dark theme. */
const surfaces = { contrastOnLight: [0xfa, 0xf7, 0xef], contrastOnDark: [0x0f, 0x1f, 0x38] } as const;

/** The least contrast at which the parts of a picture can be told from what is behind them (WCAG 1.4.11). */
export const readable = 3;

type Contrasts = { readonly [Surface in keyof typeof surfaces]: number };

/**
 * The contrast of a picture with each surface: that of its most visible tenth. Undefined if the picture is empty. A
 * logo with its own background has the contrast of this background or of the drawing on it, whichever is higher.
 */
export async function contrastsOf(png: Uint8Array): Promise<Contrasts | undefined> {
  const { data, info } = await sharp(png)
    .resize({ height: 44 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const opaque: number[] = [];
  for (let at = 0; at < data.length; at += info.channels)
    if ((data[at + 3] ?? 0) > 200) opaque.push(luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
  if (opaque.length === 0) return undefined;
  const against = (surface: readonly [number, number, number]) => {
    const behind = luminance(surface);
    const sorted = opaque.map((light) => contrast(light, behind)).sort((one, other) => other - one);
    return Math.round((sorted[Math.floor(sorted.length / 10)] ?? 1) * 10) / 10;
  };
  return {
    contrastOnLight: against(surfaces.contrastOnLight),
    contrastOnDark: against(surfaces.contrastOnDark),
  };
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance([red, green, blue]: readonly [number, number, number]): number {
  const linear = (channel: number) =>
    channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
