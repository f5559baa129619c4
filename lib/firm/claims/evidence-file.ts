/** The encryption context, which ties the content to its file. */
export const evidenceContentContext = (id: string) => `evidence_files.content:${id}`;
