"use client";

// The root layout imports `ErrorTexts` from this file. Next bundles a client file with all its exports, so the layout's
// script also contains the error screen. The error pages inside the layout need no further script.
export { ErrorScreen } from "./error-screen";
export { ErrorTexts, WithBookingTexts } from "./error-texts";
