/** The media types of a bank's statement or letter, with the extensions that the file chooser offers. */
const statementTypes: Readonly<Record<string, readonly string[]>> = {
  "application/pdf": [".pdf"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "image/webp": [".webp"],
  "image/heic": [".heic", ".heif"],
};

export const statementEndings = Object.values(statementTypes).flat();
export const isStatementType = (type: string): boolean => type in statementTypes;

/** A file that waits to be proposed with bank details. */
export type UploadedStatement = { readonly id: string; readonly name: string };
