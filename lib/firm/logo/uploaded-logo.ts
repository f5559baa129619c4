/** Why a file is no logo. The codes are keys of the messages. */
export const logoFaults = [
  "logoNotPicture",
  "logoEntities",
  "logoTooComplex",
  "logoEmpty",
  "logoTooLarge",
  "logoTooSmall",
  "logoShape",
] as const;
export type LogoFault = (typeof logoFaults)[number];

/** What the page of the settings knows of an uploaded logo, or why a file is refused. */
export type UploadedLogo =
  | {
      /** The path that the form saves. */
      readonly path: string;
      readonly id: string;
      readonly name: string;
      readonly kind: string;
      readonly kilobytes: number;
      readonly leftOut: readonly string[];
      readonly contrastOnLight: number;
      readonly contrastOnDark: number;
      readonly width: number;
      readonly height: number;
      /** The picture as an address that contains it. */
      readonly png: string;
    }
  | { readonly fault: LogoFault };
