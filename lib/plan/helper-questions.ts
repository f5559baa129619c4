/**
 * The ten questions about a helper. "own": we answer it in our own words. "claims": our answer is proven only by claims
 * that visitors can check.
 */
export const helperQuestions = [
  { id: "first", answer: "own", hasRed: true },
  { id: "register", answer: "claims", hasRed: true },
  { id: "number", answer: "claims", hasRed: false },
  { id: "warning", answer: "claims", hasRed: true },
  { id: "upfront", answer: "own", hasRed: true },
  { id: "way", answer: "own", hasRed: true },
  { id: "secrets", answer: "own", hasRed: true },
  { id: "promise", answer: "own", hasRed: true },
  { id: "hurry", answer: "own", hasRed: true },
  { id: "free", answer: "own", hasRed: false },
] as const;
