"use client";

// The root layout imports `ErrorTexts` from this file, so its script contains the error screen too. The error pages
// below it use that script instead of loading a copy.
export { ErrorScreen } from "./error-screen";
export { ErrorTexts } from "./error-texts";
