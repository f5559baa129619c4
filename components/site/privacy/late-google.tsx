"use client";

import dynamic from "next/dynamic";

/**
 * The question about Google and what follows from the answer, in a chunk of their own: most sites and most pages need
 * neither. Without the chunk, the page is complete, visitors are not asked and Google counts nothing.
 */
export const LateGoogle = dynamic(
  () => import("./google").catch(() => ({ Google: () => null })).then(({ Google }) => Google),
  { ssr: false },
);
