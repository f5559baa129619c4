"use client";

// The root layout imports `ErrorTexts` from this file. The layout's script therefore contains the error screen too, and
// the error pages below the layout do not load a second copy of it.
export { ErrorScreen } from "./error-screen";
export { ErrorTexts } from "./error-texts";
