import { getImageProps } from "next/image";

import type { Picture } from "./photo";

/** The URLs of a square picture in the sizes that screens need. */
export function pictureOf(src: string, size: number): Picture {
  const { srcSet } = getImageProps({ src, alt: "", width: size, height: size }).props;
  return { src, srcSet, width: size, height: size };
}
