import { getImageProps } from "next/image";

import type { Picture } from "./photo";

/** The URLs of a square picture for screens with different pixel densities. `size` is the displayed size in pixels. */
export function pictureOf(src: string, size: number): Picture {
  const { srcSet } = getImageProps({ src, alt: "", width: size, height: size }).props;
  return { src, srcSet, width: size, height: size };
}
