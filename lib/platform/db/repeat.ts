import { isUndone } from "./refusals";

/**
 * Runs a transaction, and once more if PostgreSQL undid it in favour of another one (a deadlock, a serialization failure).
 * Safe only for what changes nothing but the database: everything of the first run has been rolled back.
 */
export async function repeatIfUndone<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isUndone(error)) throw error;
    return run();
  }
}
