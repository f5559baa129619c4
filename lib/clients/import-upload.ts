/** The reasons why the page has no uploaded file that is ready to import. They are codes in the page's URL. */
export const importUploads = ["none", "size", "type", "mismatch", "gone"] as const;

export type ImportUpload = (typeof importUploads)[number];
