/**
 * The wording of `inquiry.consent` in the catalogues that is being agreed to. Another wording needs another version; the
 * wordings of earlier ones are in the history of this file's tests.
 */
export const consentVersion = "2026-11";
