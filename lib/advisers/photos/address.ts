/** The address of the photo with this hash. */
export const photoAddress = (hash: string) => `/images/advisers/${hash}.webp`;

/** The hash in the name of a photo's file. Undefined for another name. */
export function hashIn(file: string): string | undefined {
  return /^([0-9a-f]{32})\.webp$/.exec(file)?.[1];
}

/** The kinds of pictures that staff can upload. */
export const photoTypes: readonly string[] = ["image/jpeg", "image/png", "image/webp"];
export const photoEndings = [".jpg", ".jpeg", ".png", ".webp"] as const;
