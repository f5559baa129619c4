import { isUndone } from "./refusals";

/**
 * Runs a transaction, and once more if PostgreSQL rolled it back in favour of another one (deadlock, serialization failure).
 * Only safe for work without effects outside the database, since only those of the first run have been rolled back.
 */
export async function repeatIfUndone<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isUndone(error)) throw error;
    return run();
  }
}
