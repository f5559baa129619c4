import { loadSettings } from "../../shared/settings";

/** Loads the settings. Throws if the database is not the one that npm start brings. */
export async function requireOwnDatabase(): Promise<void> {
  await loadSettings();
  if (process.env.DATABASE_URL)
    throw new Error(
      "DATABASE_URL is set, and this command is for the database of npm start: deploy/OPERATIONS.md says how to back up and restore yours.",
    );
}
