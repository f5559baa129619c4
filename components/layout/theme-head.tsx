"use client";

import { themeScript } from "./theme-script";

/**
 * The script that applies the stored theme in the head. As a component of the browser, it is in the document once. A
 * part of the server's layout would be there twice: as HTML and as data.
 */
export function ThemeHead() {
  return <script dangerouslySetInnerHTML={{ __html: themeScript }} />;
}
