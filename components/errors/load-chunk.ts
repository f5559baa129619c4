/** The timeout for loading a chunk, in milliseconds (specification: chunk loading). */
export const chunkTimeout = 120_000;

/**
 * The error for a JavaScript chunk that failed to load. It has the same name as the bundler's own error, so that
 * `missingChunk` recognises both.
 */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";

  constructor(id: string, options?: ErrorOptions) {
    super(`Loading chunk ${id} failed`, options);
  }
}

/**
 * Wraps a dynamic import. If the import fails or takes more than two minutes, the promise rejects with a
 * `ChunkLoadError`.
 */
export async function loadChunk<T>(id: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(id)), chunkTimeout);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError(id, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Wraps a dynamic import that all callers share. After a failure, the next caller starts the import again. */
export function lateChunk<T>(id: string, load: () => Promise<T>): () => Promise<T> {
  let chunk: Promise<T> | undefined;
  return () =>
    (chunk ??= loadChunk(id, load).catch((error: unknown) => {
      chunk = undefined;
      throw error;
    }));
}

/**
 * The name of the chunk that failed to load, or an empty string if the message contains no name. Undefined for other
 * errors.
 */
export function missingChunk(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.name !== "ChunkLoadError") return undefined;
  return /chunk (\S+)/i.exec(error.message)?.[1]?.split("/").at(-1) ?? "";
}
