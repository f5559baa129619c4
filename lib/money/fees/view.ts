import type { loadFees } from "./loaders";

/** What the page of a case shows about its success fee. */
export type CaseFees = Awaited<ReturnType<typeof loadFees>>;
