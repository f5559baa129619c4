/** Why no file waits for its import, as the page says it. */
export const importUploads = ["none", "size", "type", "mismatch", "gone"] as const;

export type ImportUpload = (typeof importUploads)[number];
