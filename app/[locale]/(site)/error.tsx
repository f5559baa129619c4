"use client";

// Inside the site's own layout, so that header and footer stay.
export { ErrorScreen as default } from "@/components/errors/error-screen";
