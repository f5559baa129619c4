/** How long a late part of a page may take to arrive, in milliseconds (specification: chunk loading). */
export const chunkTimeout = 120_000;

/** A part of the page's program that did not arrive. Ours and the bundler's own carry the same name. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";

  constructor(id: string, options?: ErrorOptions) {
    super(`Loading chunk ${id} failed`, options);
  }
}

/** Wraps a dynamic import: it fails by one name whatever went wrong, after two minutes at the latest. */
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

/** A dynamic import that is begun once, whoever asks, and begun anew after a failure. */
export function lateChunk<T>(id: string, load: () => Promise<T>): () => Promise<T> {
  let chunk: Promise<T> | undefined;
  return () =>
    (chunk ??= loadChunk(id, load).catch((error: unknown) => {
      chunk = undefined;
      throw error;
    }));
}

/** The name of the part that an error says did not arrive; undefined for errors of other kinds. */
export function missingChunk(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.name !== "ChunkLoadError") return undefined;
  return /chunk (\S+)/i.exec(error.message)?.[1]?.split("/").at(-1) ?? "";
}
