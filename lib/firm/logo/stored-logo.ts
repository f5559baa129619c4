/** An uploaded logo as a PNG, with its size in pixels. */
export type StoredLogo = {
  /** The path that the firm's record names. */
  readonly path: string;
  readonly png: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
};
