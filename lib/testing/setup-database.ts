import { freshDatabase } from "./database";

beforeAll(freshDatabase);

afterAll(async () => {
  // Loading the client takes longer than most tests, so it is closed only if a test opened it.
  if (!("database" in globalThis)) return;
  const { closeDatabase } = await import("../platform/db/client");
  await closeDatabase();
});
