/** Reasons why no uploaded file is ready to import, as codes in the page's URL. */
export const importUploads = ["none", "size", "type", "mismatch", "gone"] as const;

export type ImportUpload = (typeof importUploads)[number];
