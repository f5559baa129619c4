import { insertSeed } from "@/lib/content/seed/insert";
import { listSeedTexts } from "@/lib/content/seed/list-seed-texts";
import type { SeedText } from "@/lib/content/seed/seed-texts";

import { withClient } from "./client";
import { testDatabaseUrl } from "./database";

/** Inserts texts into this worker's database, by default all that come with the product. */
export function seedTexts(mode: "demo" | "live", texts: readonly SeedText[] = listSeedTexts()): Promise<void> {
  return withClient(testDatabaseUrl(), (client) => insertSeed(client, mode, texts));
}
