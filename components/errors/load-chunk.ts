/** Milliseconds that a chunk may take to load (specification: chunk loading). */
export const chunkTimeout = 120_000;

/** A JavaScript chunk that failed to load. The bundler's own error has the same name. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";

  constructor(id: string, options?: ErrorOptions) {
    super(`Loading chunk ${id} failed`, options);
  }
}

/** Wraps a dynamic import. Every failure is a `ChunkLoadError`, also when the import takes more than two minutes. */
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

/** A dynamic import that is started once for all callers, and started again after a failure. */
export function lateChunk<T>(id: string, load: () => Promise<T>): () => Promise<T> {
  let chunk: Promise<T> | undefined;
  return () =>
    (chunk ??= loadChunk(id, load).catch((error: unknown) => {
      chunk = undefined;
      throw error;
    }));
}

/** The name of the chunk that failed to load, or undefined for other errors. */
export function missingChunk(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.name !== "ChunkLoadError") return undefined;
  return /chunk (\S+)/i.exec(error.message)?.[1]?.split("/").at(-1) ?? "";
}
