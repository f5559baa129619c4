/**
 * The codes that say on the import page why there is no file to import: none was chosen, it was too large, its
 * format was not accepted, its content did not match its name, or it is no longer stored.
 */
export const importUploads = ["none", "size", "type", "mismatch", "gone"] as const;

export type ImportUpload = (typeof importUploads)[number];
