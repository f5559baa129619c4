/** What the last action on a claim did, as codes in the URL. */
export const claimNotices = [
  "kept",
  "proposed",
  "verified",
  "own",
  "changed",
  "sent-back",
  "withdrawn",
  "revoked",
  "file-removed",
] as const;
