"use client";

// The root layout takes the texts from this file, so its script contains the screen too. Every error page below it uses
// that script instead of a copy.
export { ErrorScreen } from "./error-screen";
export { ErrorTexts } from "./error-texts";
