import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { startBareApp } from "./bare-app";

/**
 * Serves the given document in place of the page of a Next app. Both servers then send the same bytes and differ only
 * in the work around them.
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
