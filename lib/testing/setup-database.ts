import { freshDatabase } from "./database";

beforeAll(freshDatabase);

afterAll(async () => {
  // Importing the database client takes longer than most tests, so it is imported here only if a test has opened the
  // database.
  if (!("database" in globalThis)) return;
  const { closeDatabase } = await import("../platform/db/client");
  await closeDatabase();
});
