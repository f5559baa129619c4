"use client";

// The root layout imports `ErrorTexts` from this file. The layout's script therefore also contains the error screen.
// The error pages inside the layout do not have to load the error screen again.
export { ErrorScreen } from "./error-screen";
export { ErrorTexts } from "./error-texts";
