/** The media types of a letter or another proof, with the extensions that the file chooser offers. */
const proofTypes: Readonly<Record<string, readonly string[]>> = {
  "application/pdf": [".pdf"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "image/webp": [".webp"],
  "image/heic": [".heic", ".heif"],
};

export const proofEndings = Object.values(proofTypes).flat();
export const isProofType = (type: string): boolean => type in proofTypes;

/** A file that waits to be proposed, such as a bank's statement or a lawyer's letter. */
export type UploadedProof = { readonly id: string; readonly name: string };
