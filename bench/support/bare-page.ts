import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { startBareApp } from "./bare-app";

/**
 * Starts a Next app that contains none of our code and serves the given HTML of one of our pages. A benchmark can then
 * compare our site with Next alone, because both send the same HTML.
 */
export function startBarePage(html: string): ReturnType<typeof startBareApp> {
  return startBareApp({
    name: "bare-page",
    sources: {
      "app/layout.jsx": `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
      "app/page.jsx": `export default () => <p>Replaced after the build</p>;`,
    },
    beforeStart: (folder) => writeFileSync(join(folder, ".next/server/app/index.html"), html),
  });
}
