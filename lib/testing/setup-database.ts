import { freshDatabase } from "./database";

beforeAll(freshDatabase, 30_000);

afterAll(async () => {
  // Only if the tests opened it: loading the client takes longer than most of them.
  if (!("database" in globalThis)) return;
  const { closeDatabase } = await import("../platform/db/client");
  await closeDatabase();
});
