import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { settingsFingerprint } from "../scripts/serve/fingerprint";
import { test as ownSite } from "./own-site";

export const googleIds = { NEXT_PUBLIC_GA_ID: "G-ABCDEF1234", NEXT_PUBLIC_GTM_ID: "GTM-ABCD123" };

/**
 * A site that asks whether Google may count, for a single test file. A build belongs to the ids of its settings,
 * because its pages show the question. This site's database is its own, so it renders each of its pages anew. It can
 * therefore serve the build of the other tests under another name, with these ids in its fingerprint.
 */
export const test = ownSite.extend({
  siteEnv: [
    async ({}, use, { workerIndex }) => {
      const built = process.env.NEXT_DIST_DIR ?? "";
      const folder = `.next-google-${workerIndex}`;
      const fingerprint = JSON.parse(readFileSync(join(built, "fingerprint.json"), "utf8")) as object;
      const settings = settingsFingerprint({ ...process.env, ...googleIds });
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      for (const name of readdirSync(built))
        if (name !== "fingerprint.json") symlinkSync(join("..", built, name), join(folder, name));
      writeFileSync(join(folder, "fingerprint.json"), JSON.stringify({ ...fingerprint, settings }));
      await use({ ...googleIds, NEXT_DIST_DIR: folder });
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});
