import { idOf } from "../markdown/outline";

/** A picture that texts show, in its widths. */
export type StoredPicture = {
  readonly name: string;
  readonly files: readonly { readonly width: number; readonly height: number; readonly hash: string }[];
};

/** What a page needs to show a picture. */
export type ShownPicture = {
  readonly src: string;
  readonly srcSet?: string;
  readonly width: number;
  readonly height: number;
};

/** The address of the file with this hash. */
export const pictureAddress = (hash: string) => `/images/texts/${hash}.webp`;

/** The smallest file as the source, and all files for screens with a higher resolution. */
export function shownPicture({ files }: StoredPicture): ShownPicture | undefined {
  const [smallest, ...others] = files.toSorted((a, b) => a.width - b.width);
  if (!smallest) return undefined;
  const { width, height, hash } = smallest;
  const scales = others.map((file) => `${pictureAddress(file.hash)} ${Number((file.width / width).toFixed(2))}x`);
  return {
    src: pictureAddress(hash),
    ...(scales.length > 0 ? { srcSet: `${pictureAddress(hash)} 1x, ${scales.join(", ")}` } : {}),
    width,
    height,
  };
}

/** The name of a picture in texts, from the name of its file. `taken` are the names of other pictures. */
export function pictureName(fileName: string, taken: ReadonlySet<string>): string {
  const base =
    idOf(fileName.replace(/\.[^.]*$/, ""))
      .slice(0, 60)
      .replace(/-$/, "") || "picture";
  for (let count = 1; ; count += 1) {
    const name = `${base}${count === 1 ? "" : `-${count}`}.webp`;
    if (!taken.has(name)) return name;
  }
}
