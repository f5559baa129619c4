"use client";

// This boundary is inside the site's layout, so that header and footer stay visible.
export { ErrorScreen as default } from "@/components/errors/error-screen";
