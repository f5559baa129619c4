import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../../shared/root";
import { requireSuccess, runCommand } from "../../shared/run";
import { runPlaywright } from "../playwright";
import { exactly, known } from "./row";
import type { FaultRow } from "./row";

/** What Next reads about the middleware of a build: the one that runs on Node.js, and the one at the edge. */
const manifests: Readonly<Record<string, unknown>> = {
  "functions-config-manifest.json": { version: 1, functions: {} },
  "middleware-manifest.json": { version: 3, middleware: {}, functions: {}, sortedMiddleware: [] },
};

/** The permission tests of the browser tests, at a server without the middleware. */
export const permissions: FaultRow = {
  name: "permissions",
  proves: "without the middleware too, every page, action and route handler refuses the wrong of six identities",
  async run(harness) {
    const site = await harness.site("permissions", {});
    const built = harness.settings.NEXT_DIST_DIR ?? "";
    const folder = `${built}-bare`;
    try {
      requireSuccess(await runCommand("cp", ["-al", join(root, built), join(root, folder)]), "cp");
      for (const [name, manifest] of Object.entries(manifests)) {
        // The file is a hard link to that of the other build.
        rmSync(join(root, folder, "server", name));
        writeFileSync(join(root, folder, "server", name), JSON.stringify(manifest));
      }
      // The tables need a message of a person who is not a client, which the sample does not have on each day.
      await site.query(
        `update contact_messages set email = 'waiting@faults.example' where id =
         (select id from contact_messages where state = 'received' and owner_id is null order by created_at limit 1)`,
      );
      const server = await site.serve({ NEXT_DIST_DIR: folder });
      await site.work();
      const { passed, failed, output } = await runPlaywright(["e2e/staff/permissions"], {
        ...harness.settings,
        DATABASE_URL: site.databaseUrl,
        BASE_URL: server.address,
        WITHOUT_MIDDLEWARE: "1",
      });
      return [
        known("tables of pages, actions and route handlers that hold", passed),
        exactly(0, "tables that do not hold", failed, failed > 0 ? output : ""),
      ];
    } finally {
      await site.close();
      rmSync(join(root, folder), { recursive: true, force: true });
    }
  },
};
